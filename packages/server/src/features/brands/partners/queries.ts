import { type SQL, sql } from 'drizzle-orm';

/**
 * The partners of a brand as a table of `id` and `since`, to select from. Two halves, because a
 * pair is one row and each half has its own index.
 */
export function partnersOf(brandId: SQL | number): SQL {
  return sql`(
    select brand_b as id, since from brand_partner where brand_a = ${brandId}
    union all
    select brand_a, since from brand_partner where brand_b = ${brandId})`;
}
