import { desc, eq, sql } from 'drizzle-orm';
import type { Queryable } from '../../../platform/db/database.ts';
import { brands } from '../../brands/schema.ts';

const FOUND_AT_MOST = 25;

const terms = {
  brandId: brands.id,
  accountName: brands.accountName,
  belt: brands.belt,
  trialEndsAt: brands.trialEndsAt,
  extendedTrialEndsAt: brands.extendedTrialEndsAt,
  pendingPlanId: brands.pendingPreferredTermsPlan,
};

/** Brands by part of their name, whatever its case; signs mean themselves. */
export function searchTerms(db: Queryable, text: string) {
  const wanted = text.trim().toLowerCase();
  return db
    .select(terms)
    .from(brands)
    .where(sql`strpos(lower(${brands.accountName}), ${wanted}) > 0`)
    .orderBy(desc(brands.id))
    .limit(FOUND_AT_MOST);
}

export async function findTerms(db: Queryable, brandId: number) {
  const [row] = await db.select(terms).from(brands).where(eq(brands.id, brandId));
  return row;
}

export type TermsRow = NonNullable<Awaited<ReturnType<typeof findTerms>>>;
