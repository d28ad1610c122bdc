import { and, eq, gt, lt, sql } from 'drizzle-orm';
import type { Queryable, Transaction } from '../../../platform/db/database.ts';
import { conversationReadings, markedReadings } from '../schema.ts';

export async function hasReadSince(
  db: Queryable,
  reading: { conversationId: number; brandId: number; userId: number },
  moment: Date,
): Promise<boolean> {
  const { conversationId, brandId, userId, readAt } = conversationReadings;
  const found = await db.$count(
    conversationReadings,
    and(
      eq(conversationId, reading.conversationId),
      eq(brandId, reading.brandId),
      eq(userId, reading.userId),
      gt(readAt, moment),
    ),
  );
  return found > 0;
}

/**
 * Holds both sides of everything the brand has unread, archived or not, in the one order that
 * writing a message uses too, so that nobody waits in a circle. Returns the brands on the other
 * sides.
 */
export async function lockUnread(tx: Transaction, brandId: number): Promise<number[]> {
  const { rows } = await tx.execute<{ brand_id: number }>(sql`
    select brand_id from conversation_side
     where conversation_id in (
             select conversation_id from conversation_side
              where brand_id = ${brandId} and is_unread)
     order by conversation_id, brand_id
       for update`);
  return rows.map((row) => row.brand_id).filter((id) => id !== brandId);
}

/**
 * The other brands see a new reading time, so their sides count as changed too. How everything stood
 * before is kept for whoever takes it back.
 */
export async function readUnread(
  tx: Transaction,
  { brandId, userId, now }: { brandId: number; userId: number; now: Date },
): Promise<void> {
  await tx.execute(sql`
    with before as (
      insert into marked_reading
        (brand_id, conversation_id, user_id, marked_at, read_at, side_read_before, user_read_before)
      select s.brand_id, s.conversation_id, ${userId}, ${now.toISOString()}::timestamptz,
             greatest(${now.toISOString()}::timestamptz,
                      s.latest_message_at + interval '1 millisecond'),
             s.last_read_at, r.read_at
        from conversation_side s
        left join conversation_reading r on r.conversation_id = s.conversation_id
             and r.brand_id = s.brand_id and r.user_id = ${userId}
       where s.brand_id = ${brandId} and s.is_unread
      on conflict (brand_id, conversation_id) do update
         set user_id = excluded.user_id, marked_at = excluded.marked_at,
             read_at = excluded.read_at, side_read_before = excluded.side_read_before,
             user_read_before = excluded.user_read_before),
    own as (
      update conversation_side
         set last_read_at = greatest(${now.toISOString()}::timestamptz,
                                     latest_message_at + interval '1 millisecond'),
             version = version + 1
       where brand_id = ${brandId} and is_unread
      returning conversation_id, other_brand_id, last_read_at),
    others as (
      update conversation_side s
         set version = s.version + 1
        from own
       where s.brand_id = own.other_brand_id and s.conversation_id = own.conversation_id)
    insert into conversation_reading (conversation_id, brand_id, user_id, read_at)
    select conversation_id, ${brandId}, ${userId}, last_read_at from own
    on conflict (conversation_id, brand_id, user_id) do update set read_at = excluded.read_at`);
}

interface Marking {
  brandId: number;
  userId: number;
  markedAt: Date;
}

/** The same sides that one marking held, in the same order; the brands on the other sides. */
export async function lockMarked(
  tx: Transaction,
  { brandId, userId, markedAt }: Marking,
): Promise<number[]> {
  const { rows } = await tx.execute<{ brand_id: number }>(sql`
    select brand_id from conversation_side
     where conversation_id in (
             select conversation_id from marked_reading
              where brand_id = ${brandId} and user_id = ${userId}
                and marked_at = ${markedAt.toISOString()}::timestamptz)
     order by conversation_id, brand_id
       for update`);
  return rows.map((row) => row.brand_id).filter((id) => id !== brandId);
}

/** What somebody has read since stays read. */
export async function restoreMarked(
  tx: Transaction,
  { brandId, userId, markedAt }: Marking,
): Promise<void> {
  await tx.execute(sql`
    with marked as (
      delete from marked_reading
       where brand_id = ${brandId} and user_id = ${userId}
         and marked_at = ${markedAt.toISOString()}::timestamptz
      returning *),
    own as (
      update conversation_side s
         set last_read_at = marked.side_read_before, version = s.version + 1
        from marked
       where s.brand_id = marked.brand_id and s.conversation_id = marked.conversation_id
         and s.last_read_at = marked.read_at
      returning s.conversation_id, s.other_brand_id),
    others as (
      update conversation_side s
         set version = s.version + 1
        from own
       where s.brand_id = own.other_brand_id and s.conversation_id = own.conversation_id),
    forgotten as (
      delete from conversation_reading r
       using marked, own
       where own.conversation_id = marked.conversation_id
         and r.conversation_id = marked.conversation_id and r.brand_id = marked.brand_id
         and r.user_id = marked.user_id and r.read_at = marked.read_at
         and marked.user_read_before is null)
    update conversation_reading r
       set read_at = marked.user_read_before
      from marked, own
     where own.conversation_id = marked.conversation_id
       and r.conversation_id = marked.conversation_id and r.brand_id = marked.brand_id
       and r.user_id = marked.user_id and r.read_at = marked.read_at
       and marked.user_read_before is not null`);
}

export async function sweepMarked(db: Queryable, markedBefore: Date): Promise<void> {
  await db.delete(markedReadings).where(lt(markedReadings.markedAt, markedBefore));
}
