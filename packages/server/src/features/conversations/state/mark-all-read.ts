import type { Handler } from '../../../platform/http/handler.ts';
import type { Services } from '../../../platform/services.ts';
import { lockUnread, readUnread } from './queries.ts';

/** There may be thousands, so browsers are told to fetch anew instead of each change. */
export function markAllRead({ db, realtime }: Services): Handler<'GET /messages/mark-all-read'> {
  return async ({ brand, caller, now }) => {
    if (caller.impersonatorId !== null) return null;
    await db.transaction(async (tx) => {
      const others = await lockUnread(tx, brand.id);
      if (others.length === 0) return;
      await readUnread(tx, { brandId: brand.id, userId: caller.person.id, now });
      const type = 'conversations_changed';
      await realtime.publish(tx, {
        to: { brands: [brand.id] },
        message: { type, brandId: brand.id },
      });
      // No ids: none of them shall learn who else this brand talks with.
      await realtime.publish(tx, { to: { brands: others }, message: { type, brandId: null } });
    });
    return null;
  };
}
