import { and, asc, eq, gt, inArray, isNull, lt } from 'drizzle-orm';
import type { Queryable, Transaction } from '../../platform/db/database.ts';
import { assets } from './schema.ts';

export async function insertAsset(db: Queryable, asset: typeof assets.$inferInsert): Promise<void> {
  await db.insert(assets).values(asset);
}

/**
 * Those of the addresses that this brand uploaded. They stay usable until the caller's transaction
 * has ended: whoever wants to remove one waits and then sees who names it.
 */
export async function findOwnAddresses(
  tx: Transaction,
  brandId: number,
  addresses: string[],
): Promise<Set<string>> {
  if (addresses.length === 0) return new Set();
  const rows = await tx
    .select({ address: assets.address })
    .from(assets)
    .where(
      and(
        eq(assets.brandId, brandId),
        inArray(assets.address, addresses),
        isNull(assets.releasedAt),
      ),
    )
    .for('share');
  return new Set(rows.map(({ address }) => address));
}

/** A page of the files that are old enough to be swept, in the order of their addresses. */
export async function listAgedAddresses(
  db: Queryable,
  { before, after, limit }: { before: Date; after: string; limit: number },
): Promise<string[]> {
  const rows = await db
    .select({ address: assets.address })
    .from(assets)
    .where(and(lt(assets.createdAt, before), gt(assets.address, after)))
    .orderBy(asc(assets.address))
    .limit(limit);
  return rows.map(({ address }) => address);
}

/** Keeps these files from being used anew until the transaction ends; which of them exist. */
export async function lockAssets(tx: Transaction, addresses: string[]): Promise<string[]> {
  if (addresses.length === 0) return [];
  const rows = await tx
    .select({ address: assets.address })
    .from(assets)
    .where(inArray(assets.address, addresses))
    .orderBy(asc(assets.address))
    .for('update');
  return rows.map(({ address }) => address);
}

export async function markReleased(tx: Transaction, addresses: string[], now: Date) {
  if (addresses.length === 0) return;
  await tx.update(assets).set({ releasedAt: now }).where(inArray(assets.address, addresses));
}

export async function deleteAsset(db: Queryable, address: string): Promise<void> {
  await db.delete(assets).where(eq(assets.address, address));
}
