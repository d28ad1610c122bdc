import {
  and,
  desc,
  eq,
  inArray,
  isNotNull,
  isNull,
  type SQL,
  type SQLWrapper,
  sql,
} from 'drizzle-orm';
import { unionAll } from 'drizzle-orm/pg-core';
import type { Queryable, Transaction } from '../../platform/db/database.ts';
import { notifications } from './schema.ts';

/** A person as a member of one of their brands: the two see nothing of each other. */
export interface Reader {
  userId: number;
  brandId: number;
}

/** A place in the list: unread ones come first, newest first in both parts. */
export interface Place {
  isRead: boolean;
  createdAt: Date;
  id: number;
}

const shown = {
  id: notifications.id,
  brandId: notifications.brandId,
  img: notifications.img,
  text: notifications.text,
  linkTo: notifications.linkTo,
  createdAt: notifications.createdAt,
  readAt: notifications.readAt,
  isRead: sql<boolean>`${notifications.readAt} is not null`.as('is_read'),
};

const own = ({ userId, brandId }: Reader) =>
  and(eq(notifications.userId, userId), eq(notifications.brandId, brandId));

const newestFirst = [desc(notifications.createdAt), desc(notifications.id)];

function listWhere(db: Queryable, where: SQL | undefined, limit: number) {
  return db
    .select(shown)
    .from(notifications)
    .where(where)
    .orderBy(...newestFirst)
    .limit(limit);
}

export function listUnread(db: Queryable, reader: Reader, limit: number) {
  return listWhere(db, and(own(reader), isNull(notifications.readAt)), limit);
}

/** Each part is one stretch of its own index, so that a page costs the same however long the list. */
export function listNotifications(
  db: Queryable,
  reader: Reader,
  { after, limit }: { after?: Place | undefined; limit: number },
) {
  const isBehind = after && behind(after);
  const read = and(own(reader), isNotNull(notifications.readAt));
  if (after?.isRead) return listWhere(db, and(read, isBehind), limit);
  const unread = and(own(reader), isNull(notifications.readAt), isBehind);
  return unionAll(listWhere(db, unread, limit), listWhere(db, read, limit))
    .orderBy(sql`is_read, created_at desc, id desc`)
    .limit(limit);
}

function behind({ createdAt, id }: Place): SQL {
  const place = sql`(${createdAt.toISOString()}::timestamptz, ${id}::bigint)`;
  return sql`(${notifications.createdAt}, ${notifications.id}) < ${place}`;
}

/** How many a person has to read in a brand, as a value to select. */
export function unreadNotifications({ userId, brandId }: Record<keyof Reader, SQLWrapper>) {
  return sql<number>`(select count(*)::int from notification
    where user_id = ${userId}::int and brand_id = ${brandId}::int and read_at is null)`;
}

/** What became of it; `foreign` also for one that does not exist. */
export async function markRead(
  tx: Transaction,
  reader: Reader,
  id: number,
  now: Date,
): Promise<'marked' | 'read-before' | 'foreign'> {
  const { rows } = await tx.execute<{ marked: boolean }>(sql`
    with found as (
      select id, read_at from notification
       where id = ${id} and user_id = ${reader.userId} and brand_id = ${reader.brandId}
         for update),
    marked as (
      update notification set read_at = ${now.toISOString()}::timestamptz
        from found where notification.id = found.id and found.read_at is null
      returning 1)
    select exists(select 1 from marked) as marked from found`);
  if (!rows[0]) return 'foreign';
  return rows[0].marked ? 'marked' : 'read-before';
}

export async function markAllRead(tx: Transaction, reader: Reader, now: Date): Promise<number[]> {
  const rows = await tx
    .update(notifications)
    .set({ readAt: now })
    .where(and(own(reader), isNull(notifications.readAt)))
    .returning({ id: notifications.id });
  return rows.map(({ id }) => id);
}

/** How many were read at this very moment and are unread again. */
export async function markUnread(tx: Transaction, reader: Reader, readAt: Date): Promise<number> {
  const rows = await tx
    .update(notifications)
    .set({ readAt: null })
    .where(and(own(reader), eq(notifications.readAt, readAt)))
    .returning({ id: notifications.id });
  return rows.length;
}

/** Those of the addresses that a notification shows: its picture is the one of its day. */
export async function listNamedFiles(db: Queryable, addresses: string[]): Promise<string[]> {
  const rows = await db
    .selectDistinct({ img: notifications.img })
    .from(notifications)
    .where(inArray(notifications.img, addresses));
  return rows.flatMap(({ img }) => img ?? []);
}
