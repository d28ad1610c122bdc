import type { Transaction } from '../../../platform/db/database.ts';
import type { Handler } from '../../../platform/http/handler.ts';
import { notFound } from '../../../platform/http/http-error.ts';
import type { Services } from '../../../platform/services.ts';
import { markAllRead, markRead, type Reader } from '../queries.ts';

/**
 * Above this many the event says 'all' and browsers fetch anew. Below, it names each: one that
 * arrives at the same moment stays unread here, and must stay so in every tab.
 */
const NAMED_IN_EVENT = 500;

export function markNotificationRead({
  db,
  realtime,
}: Services): Handler<'POST /notification-read'> {
  return ({ caller, brand, body, now }) => {
    const reader = { userId: caller.person.id, brandId: brand.id };
    return db.transaction(async (tx) => {
      const ids = await mark(tx, reader, body.id, now);
      if (ids.length === 0) return { readAt: null };
      await realtime.publish(tx, {
        to: { users: [reader.userId] },
        message: {
          type: 'notifications_read',
          brandId: brand.id,
          ids: ids.length > NAMED_IN_EVENT ? 'all' : ids,
          readAt: now.toISOString(),
        },
      });
      return { readAt: now.toISOString() };
    });
  };
}

async function mark(
  tx: Transaction,
  reader: Reader,
  id: number | 'all',
  now: Date,
): Promise<number[]> {
  if (id === 'all') return markAllRead(tx, reader, now);
  const outcome = await markRead(tx, reader, id, now);
  if (outcome === 'foreign') throw notFound('notification');
  return outcome === 'marked' ? [id] : [];
}
