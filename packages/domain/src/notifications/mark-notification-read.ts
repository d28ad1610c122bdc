// Reading notifications and the unread count in the bell (platform §4). The count comes from the
// server and may cover more than the items loaded, so reading one lowers it by one instead of
// counting the items. Reading twice lowers it once, it never falls below zero, and a notification
// that is not loaded changes nothing. Marking all sets it to zero; messages are marked read in the
// same go by `markConversationsRead`.

export type NotificationState<N extends ReadableNotification> = {
  items: readonly N[];
  unreadCount: number;
};

export type ReadableNotification = { id: number; readAt: Date | null };

export function markNotificationRead<N extends ReadableNotification>(
  state: NotificationState<N>,
  id: number,
  now: Date,
): NotificationState<N> {
  const isUnread = state.items.some((item) => item.id === id && item.readAt === null);
  if (!isUnread) return state;
  return {
    items: state.items.map((item) => (item.id === id ? { ...item, readAt: now } : item)),
    unreadCount: Math.max(0, state.unreadCount - 1),
  };
}

export function markAllNotificationsRead<N extends ReadableNotification>(
  state: NotificationState<N>,
  now: Date,
): NotificationState<N> {
  return {
    items: state.items.map((item) => (item.readAt === null ? { ...item, readAt: now } : item)),
    unreadCount: 0,
  };
}
