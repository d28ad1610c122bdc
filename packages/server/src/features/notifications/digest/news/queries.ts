import { sql } from 'drizzle-orm';
import type { Queryable } from '../../../../platform/db/database.ts';
import type { Recipient } from '../queries.ts';

/** One line of a digest, and how many there are of its kind in the brand. */
export interface NewsLine {
  userId: number;
  brandId: number;
  brandName: string;
  kind: 'conversation' | 'notification';
  /** Who wrote it; only of conversations. */
  title: string | null;
  text: string;
  linkTo: string | null;
  total: number;
}

/** Lines per brand and kind; the rest is only counted. */
const LINES = 5;

/**
 * What each of these people has not read yet and what is newer than their last digest, in the
 * brands they belong to now: newest first, two statements for all of them.
 */
export async function listNews(
  db: Queryable,
  people: Pick<Recipient, 'userId' | 'since'>[],
  until: Date,
): Promise<NewsLine[]> {
  if (people.length === 0) return [];
  const end = sql`${until.toISOString()}::timestamptz`;
  const due = sql`(
    select due.user_id, due.since, brand.id as brand_id, brand.account_name
      from jsonb_to_recordset(${JSON.stringify(
        people.map(({ userId, since }) => ({ user_id: userId, since })),
      )}::jsonb) as due(user_id int, since timestamptz)
      join membership on membership.user_id = due.user_id
      join brand on brand.id = membership.brand_id)`;
  const conversations = await db.execute<RawLine>(sql`
    select * from (
      select due.user_id, due.brand_id, due.account_name, other.account_name as title,
             conversation.latest_text as text,
             '/messaging/inbox/' || conversation.id as link_to,
             count(*) over brand_of_person as total,
             row_number() over (brand_of_person order by side.latest_message_at desc, conversation.id desc) as place
        from ${due} due
        join conversation_side side on side.brand_id = due.brand_id
         and side.is_unread and not side.is_archived and side.latest_message_at > due.since
         and side.latest_message_at <= ${end}
        join conversation on conversation.id = side.conversation_id
        join brand other on other.id = side.other_brand_id
      window brand_of_person as (partition by due.user_id, due.brand_id)) line
    where place <= ${LINES} order by user_id, brand_id, place`);
  const notifications = await db.execute<RawLine>(sql`
    select * from (
      select due.user_id, due.brand_id, due.account_name, null as title, news.text, news.link_to,
             count(*) over brand_of_person as total,
             row_number() over (brand_of_person order by news.created_at desc, news.id desc) as place
        from ${due} due
        join notification news on news.user_id = due.user_id and news.brand_id = due.brand_id
         and news.read_at is null and news.created_at > due.since and news.created_at <= ${end}
      window brand_of_person as (partition by due.user_id, due.brand_id)) line
    where place <= ${LINES} order by user_id, brand_id, place`);
  return [
    ...conversations.rows.map((row) => toLine(row, 'conversation')),
    ...notifications.rows.map((row) => toLine(row, 'notification')),
  ];
}

type RawLine = {
  user_id: number;
  brand_id: number;
  account_name: string;
  title: string | null;
  text: string;
  link_to: string | null;
  total: number | string;
};

function toLine(row: RawLine, kind: NewsLine['kind']): NewsLine {
  return {
    userId: row.user_id,
    brandId: row.brand_id,
    brandName: row.account_name,
    kind,
    title: row.title,
    text: row.text,
    linkTo: row.link_to,
    total: Number(row.total),
  };
}
