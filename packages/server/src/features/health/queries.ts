import { sql } from 'drizzle-orm';
import type { Queryable } from '../../platform/db/database.ts';

/** Fails when nothing can be committed: a few bytes in the log, flushed as any other commit. */
export async function writeToDatabase(db: Queryable): Promise<void> {
  await db.execute(sql`select pg_logical_emit_message(true, 'tandem', 'ready')`);
}
