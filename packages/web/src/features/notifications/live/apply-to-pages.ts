import type { Answer } from '@tandem/contract/contract';
import type { Notification } from '@tandem/contract/notifications';
import {
  applyNotificationEvent,
  type NotificationEventMessage,
} from '@tandem/domain/notifications/apply-notification-event';
import type { InfiniteData } from '@tanstack/react-query';

export type NotificationPages = InfiniteData<Answer<'GET /notifications'>, unknown>;
export type NotificationNews = NotificationEventMessage<Notification>;

/**
 * The rule for the list, applied to one that was loaded page by page: the pages are taken as one and
 * cut again where they ended, so that a later refetch asks for as much as is on screen.
 */
export function applyToPages(
  data: NotificationPages,
  news: NotificationNews,
): NotificationPages | 'refetch' {
  const loaded = data.pages.flatMap((page) => page.notifications);
  const before = { notifications: loaded, next: data.pages.at(-1)?.next ?? null };
  const after = applyNotificationEvent(before, news);
  if (after === 'refetch') return after;
  if (after === before) return data;
  let start = 0;
  const pages = data.pages.map((page, index) => {
    const isLast = index === data.pages.length - 1;
    const end = isLast ? after.notifications.length : start + page.notifications.length;
    const notifications = after.notifications.slice(start, end);
    start = end;
    return { ...page, notifications };
  });
  return { ...data, pages };
}
