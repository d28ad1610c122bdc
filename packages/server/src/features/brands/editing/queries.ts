import { isReservedBrandName } from '@tandem/domain/brands/brand-identity';
import { and, eq, notInArray, sql } from 'drizzle-orm';
import type { Queryable, Transaction } from '../../../platform/db/database.ts';
import type { SocialAccount } from '../queries.ts';
import { brandSocials, brands, brandTags, memberships } from '../schema.ts';

export interface WantedIdentity {
  nameKey?: string | undefined;
  websiteHost?: string | undefined;
}

/**
 * Which of these belong to another brand than `exceptId`, or to us; one statement on two unique
 * indexes.
 */
export async function findTaken(db: Queryable, wanted: WantedIdentity, exceptId = 0) {
  const { nameKey = null, websiteHost = null } = wanted;
  const { rows } = await db.execute<{ name: boolean; host: boolean }>(sql`
    select exists(select 1 from brand where name_key = ${nameKey} and id <> ${exceptId}) as name,
           exists(select 1 from brand where website_host = ${websiteHost} and id <> ${exceptId}) as host`);
  const taken = rows[0] ?? { name: false, host: false };
  return { ...taken, name: taken.name || isReservedBrandName(nameKey ?? '') };
}

/** With its owner, who works as it from now on. */
export async function insertBrand(
  tx: Transaction,
  brand: typeof brands.$inferInsert,
  owner: { userId: number; now: Date },
): Promise<number> {
  const [row] = await tx.insert(brands).values(brand).returning({ id: brands.id });
  const { id } = row as NonNullable<typeof row>;
  const { userId, now } = owner;
  await tx.insert(memberships).values({ userId, brandId: id, role: 'owner', lastUsedAt: now });
  return id;
}

/** Makes concurrent changes of one brand wait for one another, and tells its pictures so far. */
export async function lockBrand(tx: Transaction, id: number) {
  const [row] = await tx
    .select({ logo: brands.logo, coverPhoto: brands.coverPhoto })
    .from(brands)
    .where(eq(brands.id, id))
    .for('update');
  return row;
}

export async function updateBrandColumns(
  tx: Transaction,
  id: number,
  columns: Partial<typeof brands.$inferInsert>,
): Promise<void> {
  if (Object.keys(columns).length > 0) {
    await tx.update(brands).set(columns).where(eq(brands.id, id));
  }
}

export async function replaceTags(tx: Transaction, brandId: number, names: string[]) {
  await tx
    .delete(brandTags)
    .where(and(eq(brandTags.brandId, brandId), notInArray(brandTags.name, names)));
  if (names.length === 0) return;
  await tx
    .insert(brandTags)
    .values(names.map((name) => ({ brandId, name })))
    .onConflictDoNothing();
}

/** Followers left out stay as they were. */
export async function replaceSocials(
  tx: Transaction,
  brandId: number,
  accounts: { network: SocialAccount['network']; handle: string; followers?: number | undefined }[],
): Promise<void> {
  const networks = accounts.map(({ network }) => network);
  await tx
    .delete(brandSocials)
    .where(and(eq(brandSocials.brandId, brandId), notInArray(brandSocials.network, networks)));
  for (const { network, handle, followers } of accounts) {
    await tx
      .insert(brandSocials)
      .values({ brandId, network, handle, followers: followers ?? 0 })
      .onConflictDoUpdate({
        target: [brandSocials.brandId, brandSocials.network],
        set: { handle, ...(followers === undefined ? {} : { followers }) },
      });
  }
}
