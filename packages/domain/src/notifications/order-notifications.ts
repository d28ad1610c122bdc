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
