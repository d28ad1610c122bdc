import type { Handler } from '../../../platform/http/handler.ts';
import { notFound } from '../../../platform/http/http-error.ts';
import type { Services } from '../../../platform/services.ts';
import { markUnread } from '../queries.ts';

/** What was read at one moment was read by one press. There may be many, so browsers fetch anew. */
export function undoNotificationRead({
  db,
  realtime,
}: Services): Handler<'POST /notification-read/undo'> {
  return ({ caller, brand, body }) => {
    const reader = { userId: caller.person.id, brandId: brand.id };
    return db.transaction(async (tx) => {
      const restored = await markUnread(tx, reader, new Date(body.readAt));
      if (restored === 0) throw notFound('change to take back');
      const to = { users: [reader.userId] };
      await realtime.publish(tx, { to, message: { type: 'resync' } });
      return null;
    });
  };
}
