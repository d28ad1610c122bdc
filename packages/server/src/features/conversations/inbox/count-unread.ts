import type { Handler } from '../../../platform/http/handler.ts';
import type { Services } from '../../../platform/services.ts';
import { prepareUnreadCounts } from './queries.ts';

export function countUnread({ db }: Services): Handler<'GET /unread-count'> {
  const unreadCounts = prepareUnreadCounts(db.root);
  return async ({ caller, brand }) => {
    const [counts] = await unreadCounts.execute({ userId: caller.person.id, brandId: brand.id });
    return counts ?? { conversations: 0, notifications: 0 };
  };
}
