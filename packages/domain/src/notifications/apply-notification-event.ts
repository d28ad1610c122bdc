// What a browser holds of a list of notifications, after the server announced a change. The list is
// a beginning of the whole one, unread first and newest first; `next` says whether more follows.
// Applied to a list just fetched, the result is what a fresh fetch of the same stretch would give.
// What moves behind the end of the stretch leaves it and comes back by paging. Where the event says
// too little to know, the answer is 'refetch'.

import { orderNotifications } from './notification-list.ts';

export type NotificationEventMessage<N extends ListedNotification> =
  | { type: 'notification'; notification: N }
  | { type: 'notifications_read'; ids: readonly number[] | 'all'; readAt: string };

export type ListedNotification = { id: number; createdAt: string; read_at: string | null };

export type NotificationStretch<N extends ListedNotification> = {
  notifications: readonly N[];
  next: string | null;
};

export function applyNotificationEvent<N extends ListedNotification>(
  stretch: NotificationStretch<N>,
  event: NotificationEventMessage<N>,
): NotificationStretch<N> | 'refetch' {
  if (event.type === 'notification') {
    const { notification } = event;
    // The list was fetched after the event was sent, and knows better.
    if (stretch.notifications.some(({ id }) => id === notification.id)) return stretch;
    return within(stretch, [...stretch.notifications, notification]);
  }
  if (event.ids === 'all') return 'refetch';
  const ids = new Set(event.ids);
  return within(
    stretch,
    stretch.notifications.map((one) =>
      ids.has(one.id) && one.read_at === null ? { ...one, read_at: event.readAt } : one,
    ),
  );
}

/** In order, and cut where the stretch ended before: what follows there is not known. */
function within<N extends ListedNotification>(
  before: NotificationStretch<N>,
  changed: readonly N[],
): NotificationStretch<N> | 'refetch' {
  const ordered = inOrder(changed);
  const last = before.notifications.at(-1);
  if (before.next === null || !last) return { ...before, notifications: ordered };
  const kept = ordered.filter((one) => !isBehind(one, last));
  return kept.length > 0 ? { ...before, notifications: kept } : 'refetch';
}

function isBehind(one: ListedNotification, end: ListedNotification): boolean {
  if (one.id === end.id && one.read_at === end.read_at) return false;
  return inOrder([one, end])[0] === end;
}

function inOrder<N extends ListedNotification>(list: readonly N[]): N[] {
  return orderNotifications(
    list
      .toSorted((a, b) => b.id - a.id)
      .map((one) => ({
        one,
        createdAt: new Date(one.createdAt),
        readAt: one.read_at === null ? null : new Date(one.read_at),
      })),
  ).map(({ one }) => one);
}
