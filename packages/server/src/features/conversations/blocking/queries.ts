import { and, desc, eq } from 'drizzle-orm';
import type { Queryable, Transaction } from '../../../platform/db/database.ts';
import { brands } from '../../brands/schema.ts';
import { brandBlocks } from '../schema.ts';

/** False when it was blocked already. */
export async function insertBlock(
  tx: Transaction,
  block: typeof brandBlocks.$inferInsert,
): Promise<boolean> {
  const rows = await tx
    .insert(brandBlocks)
    .values(block)
    .onConflictDoNothing()
    .returning({ id: brandBlocks.blockedId });
  return rows.length === 1;
}

/** False when it was not blocked. */
export async function deleteBlock(
  tx: Transaction,
  brandId: number,
  blockedId: number,
): Promise<boolean> {
  const rows = await tx
    .delete(brandBlocks)
    .where(and(eq(brandBlocks.brandId, brandId), eq(brandBlocks.blockedId, blockedId)))
    .returning({ id: brandBlocks.blockedId });
  return rows.length === 1;
}

/** Newest first. */
export async function listBlocked(db: Queryable, brandId: number) {
  return db
    .select({
      id: brands.id,
      accountName: brands.accountName,
      logo: brands.logo,
      blockedAt: brandBlocks.createdAt,
    })
    .from(brandBlocks)
    .innerJoin(brands, eq(brands.id, brandBlocks.blockedId))
    .where(eq(brandBlocks.brandId, brandId))
    .orderBy(desc(brandBlocks.createdAt), brands.id);
}
