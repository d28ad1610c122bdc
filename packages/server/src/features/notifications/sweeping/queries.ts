import { sql } from 'drizzle-orm';
import type { Queryable } from '../../../platform/db/database.ts';

/** At most `limit` rows at a time, so that no run holds locks for long; says how many went. */
export async function sweepNotifications(
  db: Queryable,
  { readBefore, madeBefore, limit }: { readBefore: Date; madeBefore: Date; limit: number },
): Promise<number> {
  const read = readBefore.toISOString();
  const { rows } = await db.execute(sql`
    delete from notification where id in (
      select id from notification
       where created_at < ${read}::timestamptz
         and (read_at < ${read}::timestamptz or created_at < ${madeBefore.toISOString()}::timestamptz)
       order by created_at limit ${limit})
    returning 1`);
  return rows.length;
}
