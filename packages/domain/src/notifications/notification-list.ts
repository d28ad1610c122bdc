// The order of notifications and where each of them leads.

// Notifications are listed unread first (platform §4), newest first among the unread and among the
// read. Those of the same instant keep the order given.
export type Readable = { createdAt: Date; readAt: Date | null };

export function orderNotifications<N extends Readable>(notifications: readonly N[]): N[] {
  return notifications.toSorted(
    (a, b) =>
      Number(a.readAt !== null) - Number(b.readAt !== null) ||
      b.createdAt.getTime() - a.createdAt.getTime(),
  );
}

// Where a notification leads: to a page of the app, given as a path. Anything else, an address with
// a scheme or another host among it, leads to the list of notifications, so that a text somebody
// got into a notification can never become a way out of the app or a piece of code.
export function notificationPlace(to: string | null): string {
  return to !== null && /^\/(?![/\\])/.test(to) ? to : '/notifications';
}
