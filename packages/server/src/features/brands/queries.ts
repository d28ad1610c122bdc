import { eq, sql } from 'drizzle-orm';
import type { Queryable } from '../../platform/db/database.ts';
import { brands } from './schema.ts';

const tags = sql<string[]>`(
  select coalesce(json_agg(t.name order by t.name), '[]') from brand_tag t
   where t.brand_id = brand.id)`;

export async function findBrand(db: Queryable, id: number) {
  const [row] = await db.select({ brand: brands, tags }).from(brands).where(eq(brands.id, id));
  return row;
}
