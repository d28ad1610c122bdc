import { inArray, sql } from 'drizzle-orm';
import type { Transaction } from '../../platform/db/database.ts';
import { users } from '../accounts/schema.ts';
import { brandFavorites, brandSocials, brands, brandTags, memberships } from '../brands/schema.ts';
import { partnerships } from '../partnerships/schema.ts';
import { integrationRequests, supportTickets } from '../support/schema.ts';

// Seeding writes the tables of other features directly: the one place besides their own queries
// that may import their schema. Going through their operations would send mails, run limits and
// cost a statement per row.

type BrandRow = typeof brands.$inferInsert;
type PersonRow = typeof users.$inferInsert;

/** Any number that all our processes share and nothing else in the database uses. */
const SEED_LOCK = 7_283_641;

/** Held until the transaction ends, so that of many processes starting at once one seeds. */
export async function lockSeeding(tx: Transaction): Promise<void> {
  await tx.execute(sql`select pg_advisory_xact_lock(${SEED_LOCK})`);
}

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

/** Returns ids by email address; taken addresses have no entry. */
export async function insertPeople(tx: Transaction, rows: PersonRow[]) {
  const added = await tx
    .insert(users)
    .values(rows)
    .onConflictDoNothing()
    .returning({ id: users.id, email: users.email });
  return new Map(added.map(({ id, email }) => [email, id]));
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
  pairs: (typeof partnerships.$inferInsert)[],
  favorites: (typeof brandFavorites.$inferInsert)[],
): Promise<void> {
  if (pairs.length > 0) await tx.insert(partnerships).values(pairs);
  if (favorites.length > 0) await tx.insert(brandFavorites).values(favorites);
}

/** Ids by email address. */
export async function findPeople(tx: Transaction, emails: string[]) {
  const found = await tx
    .select({ id: users.id, email: users.email })
    .from(users)
    .where(inArray(users.email, emails));
  return new Map(found.map(({ id, email }) => [email, id]));
}

export async function insertSupport(
  tx: Transaction,
  tickets: (typeof supportTickets.$inferInsert)[],
  wishes: (typeof integrationRequests.$inferInsert)[],
): Promise<void> {
  if (tickets.length > 0) await tx.insert(supportTickets).values(tickets);
  if (wishes.length > 0) await tx.insert(integrationRequests).values(wishes);
}
