import { and, desc, eq, getTableColumns, sql } from 'drizzle-orm';
import type { Queryable, Transaction } from '../../platform/db/database.ts';
import { billingAccounts } from '../billing/schema.ts';
import { partnersOf } from './partners/queries.ts';
import { type brandSocials, brands, memberships, termsAcceptances } from './schema.ts';

// Lists that belong to a brand come as JSON values of its own statement, never as statements of
// their own. The outer table is named in plain text: Drizzle leaves table names out of one-table
// selects.
const tags = sql<string[]>`(
  select coalesce(json_agg(t.name order by t.name), '[]') from brand_tag t
   where t.brand_id = brand.id)`;
const socials = sql<SocialAccount[]>`(
  select coalesce(json_agg(json_build_object(
           'network', s.network, 'handle', s.handle, 'followers', s.followers)), '[]')
    from brand_social s where s.brand_id = brand.id)`;
const pastPartners = sql<number>`(
  select count(*)::int from ${partnersOf(sql`brand.id`)} partner)`;

export type SocialAccount = Pick<
  typeof brandSocials.$inferSelect,
  'network' | 'handle' | 'followers'
>;
export type FoundBrand = NonNullable<Awaited<ReturnType<typeof findBrand>>>;
export type FoundCard = Awaited<ReturnType<typeof listRecentPartners>>[number];

/** Everything about a brand, in one statement. */
export async function findBrand(db: Queryable, id: number) {
  const [row] = await db
    .select({ ...getTableColumns(brands), tags, socials, pastPartners, snapshot })
    .from(brands)
    .leftJoin(billingAccounts, eq(billingAccounts.brandId, brands.id))
    .where(eq(brands.id, id));
  return row;
}

const { snapshot } = getTableColumns(billingAccounts);

/** The same, and whether the viewing brand has it among its favorites. */
export async function findBrandSeenBy(db: Queryable, viewerId: number, id: number) {
  const isFavorite = sql<boolean>`exists(
    select 1 from brand_favorite f where f.brand_id = ${viewerId} and f.favorite_id = brand.id)`;
  const [row] = await db
    .select({ ...getTableColumns(brands), tags, socials, pastPartners, isFavorite })
    .from(brands)
    .where(eq(brands.id, id));
  return row;
}

export async function findTagsAndSocials(db: Queryable, id: number) {
  const [row] = await db.select({ tags, socials }).from(brands).where(eq(brands.id, id));
  return row;
}

/** What billing decides about a brand; nobody else changes these. */
export async function updatePlan(tx: Transaction, id: number, plan: BrandPlan): Promise<void> {
  await tx.update(brands).set(plan).where(eq(brands.id, id));
}

export type BrandPlan = Partial<
  Pick<
    typeof brands.$inferInsert,
    'belt' | 'stripeBelt' | 'paymentMethod' | 'extendedTrialEndsAt' | 'pendingPreferredTermsPlan'
  >
>;

export async function brandExists(db: Queryable, id: number): Promise<boolean> {
  return (await db.$count(brands, eq(brands.id, id))) === 1;
}

/** The platform's own brand: the first with the staff flag. */
export async function findPlatformBrandId(db: Queryable): Promise<number | undefined> {
  const [row] = await db
    .select({ id: brands.id })
    .from(brands)
    .where(eq(brands.isSensei, true))
    .orderBy(brands.id)
    .limit(1);
  return row?.id;
}

/** The name and address that papers are made out to. */
export async function findLegalIdentity(db: Queryable, brandId: number) {
  const [row] = await db
    .select({
      accountName: brands.accountName,
      legalName: brands.legalName,
      addressL1: brands.addressL1,
      addressL2: brands.addressL2,
      city: brands.city,
      state: brands.state,
      zipcode: brands.zipcode,
      country: brands.country,
    })
    .from(brands)
    .where(eq(brands.id, brandId));
  return row;
}

export async function findContentSamples(db: Queryable, id: number) {
  const samples = brands.contentSamples;
  const [row] = await db.select({ samples }).from(brands).where(eq(brands.id, id));
  return row?.samples;
}

/** What a list shows of a brand. */
export const card = {
  id: brands.id,
  accountName: brands.accountName,
  logo: brands.logo,
  website: brands.website,
  dedicatedListSize: brands.dedicatedListSize,
  tags,
};

/** Latest first. */
export async function listRecentPartners(db: Queryable, id: number, limit: number) {
  return db
    .select(card)
    .from(brands)
    .innerJoin(sql`${partnersOf(id)} partner`, sql`partner.id = brand.id`)
    .orderBy(desc(sql`partner.since`), brands.id)
    .limit(limit);
}

/** The partners of both, as the question about their degree needs them. */
export async function findPartnerIds(db: Queryable, viewerId: number, otherId: number) {
  const ids = (id: number) =>
    sql<number[]>`(select coalesce(json_agg(p.id), '[]') from ${partnersOf(id)} p)`;
  const [row] = await db
    .select({ viewer: ids(viewerId), other: ids(otherId) })
    .from(brands)
    .where(eq(brands.id, otherId));
  return row;
}

export async function markUsed(db: Queryable, userId: number, brandId: number, now: Date) {
  await db
    .update(memberships)
    .set({ lastUsedAt: now })
    .where(and(eq(memberships.userId, userId), eq(memberships.brandId, brandId)));
}

export async function recordAcceptance(
  tx: Queryable,
  acceptance: typeof termsAcceptances.$inferInsert,
): Promise<void> {
  await tx.insert(termsAcceptances).values(acceptance).onConflictDoNothing();
  const { brandId, version } = acceptance;
  await tx
    .update(brands)
    .set({ acceptedTermsVersion: sql`greatest(${brands.acceptedTermsVersion}, ${version})` })
    .where(eq(brands.id, brandId));
}

/** Those of the addresses that a brand shows. */
export async function listNamedFiles(db: Queryable, addresses: string[]): Promise<string[]> {
  const { rows } = await db.execute<{ address: string }>(sql`
    select distinct shown.address
      from brand, unnest(array[brand.logo, brand.cover_photo] || brand.content_samples)
           as shown (address)
     where shown.address in ${addresses}`);
  return rows.map(({ address }) => address);
}
