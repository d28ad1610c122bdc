import { type SQL, sql } from 'drizzle-orm';
import type { Queryable } from '../../../platform/db/database.ts';
import type { FiguresQuestion } from '../../../platform/home/home-part.ts';

/**
 * The conversations in which something was said last. Unread ones come first in the index of the inbox,
 * so the newest of all are two stretches of it, put together.
 */
function newestSides(brandId: number, limit: number, since?: Date): SQL {
  const stretch = (isUnread: SQL) => sql`
    (select conversation_id, other_brand_id, latest_message_at from conversation_side
      where brand_id = ${brandId} and not is_archived and ${isUnread}
        ${since ? sql`and latest_message_at >= ${since.toISOString()}::timestamptz` : sql``}
      order by latest_message_at desc, conversation_id desc limit ${limit})`;
  return sql`${stretch(sql`is_unread`)} union all ${stretch(sql`not is_unread`)}`;
}

interface LatestRow extends Record<string, unknown> {
  id: number;
  partner: string;
  isOwn: boolean;
  text: string;
  at: string;
}

export async function listLatest(db: Queryable, brandId: number, limit: number) {
  const { rows } = await db.execute<LatestRow>(sql`
    select conversation.id, brand.account_name as partner, latest_brand_id = ${brandId} as "isOwn",
           latest_text as text, side.latest_message_at as at
      from (${newestSides(brandId, limit)}) side
      join conversation on conversation.id = side.conversation_id
      join brand on brand.id = side.other_brand_id
     order by side.latest_message_at desc limit ${limit}`);
  return rows;
}

/** Of so many conversations, so many messages each are counted: what a brand with more has is enough. */
const COUNTED = { conversations: 100, messages: 100 };

interface DayRow extends Record<string, unknown> {
  day: string;
  sent: number;
  received: number;
}

export async function countMessagesByDay(
  db: Queryable,
  { brandId, since, utcOffsetMinutes }: FiguresQuestion,
) {
  const { rows } = await db.execute<DayRow>(sql`
    select to_char(said.created_at at time zone 'UTC' + make_interval(mins => ${utcOffsetMinutes}),
             'YYYY-MM-DD') as day,
           (count(*) filter (where said.brand_id = ${brandId}))::int as sent,
           (count(*) filter (where said.brand_id <> ${brandId}))::int as received
      from (${newestSides(brandId, COUNTED.conversations, since)}) side
     cross join lateral (
       select brand_id, created_at from message where conversation_id = side.conversation_id
        order by id desc limit ${COUNTED.messages}) said
     where said.created_at >= ${since.toISOString()}::timestamptz
     group by 1`);
  return rows;
}
