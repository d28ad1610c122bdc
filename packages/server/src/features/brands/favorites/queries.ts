import { desc, eq, sql } from 'drizzle-orm';
import type { Queryable } from '../../../platform/db/database.ts';
import { card } from '../queries.ts';
import { brandFavorites, brands } from '../schema.ts';

/** One statement, so that two clicks at once end in one state. Undefined: there is no such brand. */
export async function switchFavorite(
  db: Queryable,
  brandId: number,
  favoriteId: number,
  now: Date,
): Promise<boolean | undefined> {
  const { rows } = await db.execute<{ removed: boolean }>(sql`
    with removed as (
      delete from brand_favorite
       where brand_id = ${brandId} and favorite_id = ${favoriteId} returning 1),
    added as (
      insert into brand_favorite (brand_id, favorite_id, created_at)
      select ${brandId}, b.id, ${now.toISOString()}::timestamptz from brand b
       where b.id = ${favoriteId} and not exists (select 1 from removed)
      on conflict do nothing)
    select exists(select 1 from removed) as removed from brand where id = ${favoriteId}`);
  return rows[0] && !rows[0].removed;
}

/** Newest first. */
export async function listFavorites(db: Queryable, brandId: number, limit: number) {
  return db
    .select(card)
    .from(brandFavorites)
    .innerJoin(brands, eq(brands.id, brandFavorites.favoriteId))
    .where(eq(brandFavorites.brandId, brandId))
    .orderBy(desc(brandFavorites.createdAt), brands.id)
    .limit(limit);
}
