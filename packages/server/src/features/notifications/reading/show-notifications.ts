import type { Handler } from '../../../platform/http/handler.ts';
import type { Services } from '../../../platform/services.ts';
import { listNotifications } from '../queries.ts';
import { notificationToWire } from '../wire.ts';
import { readCursor, writeCursor } from './list-cursor.ts';

export function showNotifications({ db }: Services): Handler<'GET /notifications'> {
  return async ({ caller, brand, query }) => {
    const { limit } = query;
    const after = query.after === undefined ? undefined : readCursor(query.after);
    const reader = { userId: caller.person.id, brandId: brand.id };
    // One more than asked for tells whether anything follows.
    const rows = await listNotifications(db.root, reader, { after, limit: limit + 1 });
    const page = rows.slice(0, limit);
    const last = page.at(-1);
    return {
      notifications: page.map(notificationToWire),
      next: last && rows.length > limit ? writeCursor(last) : null,
    };
  };
}
