import { sql } from 'drizzle-orm';
import type { Queryable } from '../../platform/db/database.ts';

/** Fails when the database does not answer. */
export async function pingDatabase(db: Queryable): Promise<void> {
  await db.execute(sql`select 1`);
}
