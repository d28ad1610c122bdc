import { and, eq, inArray } from 'drizzle-orm';
import type { Queryable } from '../../platform/db/database.ts';
import { assets } from './schema.ts';

export async function insertAsset(db: Queryable, asset: typeof assets.$inferInsert): Promise<void> {
  await db.insert(assets).values(asset);
}

/** Those of the addresses that this brand uploaded. */
export async function findOwnAddresses(
  db: Queryable,
  brandId: number,
  addresses: string[],
): Promise<Set<string>> {
  if (addresses.length === 0) return new Set();
  const rows = await db
    .select({ address: assets.address })
    .from(assets)
    .where(and(eq(assets.brandId, brandId), inArray(assets.address, addresses)));
  return new Set(rows.map(({ address }) => address));
}
