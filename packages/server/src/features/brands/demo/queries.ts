import type { Transaction } from '../../../platform/db/database.ts';
import { brandPartners } from '../partners/schema.ts';
import { brandFavorites, brandSocials, brands, brandTags, memberships } from '../schema.ts';

// Many rows per statement: through the operations, the first start would take seconds longer.

type BrandRow = typeof brands.$inferInsert;

/**
 * Returns ids by website host. A brand that somebody registered by hand under the same name or
 * host stays as it is and has no entry.
 */
export async function insertBrands(tx: Transaction, rows: BrandRow[]) {
  const added = await tx
    .insert(brands)
    .values(rows)
    .onConflictDoNothing()
    .returning({ id: brands.id, host: brands.websiteHost });
  return new Map(added.map(({ id, host }) => [host, id]));
}

export async function insertMemberships(
  tx: Transaction,
  rows: (typeof memberships.$inferInsert)[],
): Promise<void> {
  if (rows.length > 0) await tx.insert(memberships).values(rows);
}

export async function insertBrandDetails(
  tx: Transaction,
  tags: (typeof brandTags.$inferInsert)[],
  socials: (typeof brandSocials.$inferInsert)[],
): Promise<void> {
  if (tags.length > 0) await tx.insert(brandTags).values(tags);
  if (socials.length > 0) await tx.insert(brandSocials).values(socials);
}

export async function insertRelations(
  tx: Transaction,
  pairs: (typeof brandPartners.$inferInsert)[],
  favorites: (typeof brandFavorites.$inferInsert)[],
): Promise<void> {
  if (pairs.length > 0) await tx.insert(brandPartners).values(pairs);
  if (favorites.length > 0) await tx.insert(brandFavorites).values(favorites);
}
