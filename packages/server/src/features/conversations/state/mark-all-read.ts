import type { Transaction } from '../../../platform/db/database.ts';
import type { Handler } from '../../../platform/http/handler.ts';
import { notFound } from '../../../platform/http/http-error.ts';
import type { Realtime } from '../../../platform/realtime/realtime.ts';
import type { Services } from '../../../platform/services.ts';
import { lockMarked, lockUnread, readUnread, restoreMarked } from './queries.ts';

export function markAllRead({ db, realtime }: Services): Handler<'GET /messages/mark-all-read'> {
  return async ({ brand, caller, now }) => {
    if (caller.impersonatorId !== null) return { markedAt: null };
    return db.transaction(async (tx) => {
      const others = await lockUnread(tx, brand.id);
      if (others.length === 0) return { markedAt: null };
      await readUnread(tx, { brandId: brand.id, userId: caller.person.id, now });
      await tellToFetch(tx, realtime, brand.id, others);
      return { markedAt: now.toISOString() };
    });
  };
}

/** The inbox is the team's: one press too many hides the work of all. Whoever pressed takes it back. */
export function undoMarkAllRead({
  db,
  realtime,
}: Services): Handler<'POST /messages/mark-all-read/undo'> {
  return async ({ brand, caller, body }) => {
    const markedAt = new Date(body.markedAt);
    const marking = { brandId: brand.id, userId: caller.person.id, markedAt };
    await db.transaction(async (tx) => {
      const others = await lockMarked(tx, marking);
      if (others.length === 0) throw notFound('change to take back');
      await restoreMarked(tx, marking);
      await tellToFetch(tx, realtime, brand.id, others);
    });
    return null;
  };
}

/** There may be thousands, so browsers are told to fetch anew instead of each change. */
async function tellToFetch(
  tx: Transaction,
  realtime: Realtime,
  brandId: number,
  others: number[],
): Promise<void> {
  const type = 'conversations_changed';
  await realtime.publish(tx, { to: { brands: [brandId] }, message: { type, brandId } });
  // No ids: none of them shall learn who else this brand talks with.
  await realtime.publish(tx, { to: { brands: others }, message: { type, brandId: null } });
}
