import { and, eq, gt, sql } from 'drizzle-orm';
import type { Queryable, Transaction } from '../../../platform/db/database.ts';
import { conversationReadings } from '../schema.ts';

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

/** The other brands see a new reading time, so their sides count as changed too. */
export async function readUnread(
  tx: Transaction,
  { brandId, userId, now }: { brandId: number; userId: number; now: Date },
): Promise<void> {
  await tx.execute(sql`
    with own as (
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
