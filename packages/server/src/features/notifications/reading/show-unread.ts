import type { Handler } from '../../../platform/http/handler.ts';
import type { Services } from '../../../platform/services.ts';
import { listUnread } from '../queries.ts';
import { notificationToWire } from '../wire.ts';

/** More than anybody reads through; the list with pages has them all. */
const MOST_UNREAD = 100;

export function showUnread({ db }: Services): Handler<'GET /unread-notifications'> {
  return async ({ caller, brand }) => {
    const reader = { userId: caller.person.id, brandId: brand.id };
    return (await listUnread(db.root, reader, MOST_UNREAD)).map(notificationToWire);
  };
}
