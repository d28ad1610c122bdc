import { sql } from 'drizzle-orm';
import type { Queryable } from '../../packages/server/src/platform/db/database.ts';

/** The cheapest thing that goes to the server and back. */
export function selectOne(db: Queryable) {
  return db.execute(sql`select 1`);
}
