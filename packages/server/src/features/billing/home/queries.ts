import { sql } from 'drizzle-orm';
import type { Queryable } from '../../../platform/db/database.ts';
import type { FiguresQuestion } from '../../../platform/home/home-part.ts';

/** The newest entries of a ledger; a brand that used more within a month is told of these. */
const COUNTED = 5_000;

export async function countCreditsByDay(
  db: Queryable,
  { brandId, since, utcOffsetMinutes }: FiguresQuestion,
) {
  const { rows } = await db.execute<{ day: string; count: number }>(sql`
    select to_char(entry.created_at at time zone 'UTC' + make_interval(mins => ${utcOffsetMinutes}),
             'YYYY-MM-DD') as day, (-sum(entry.bought + entry.free))::int as count
      from (select kind, bought, free, created_at from sms_credit_entry
             where brand_id = ${brandId} order by id desc limit ${COUNTED}) entry
     where entry.kind = 'spend' and entry.created_at >= ${since.toISOString()}::timestamptz
     group by 1`);
  return rows;
}
