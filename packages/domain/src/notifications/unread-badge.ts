// The badge on the bell: a spinner while loading, otherwise the unread count (platform §2), which
// is never shortened. Nothing unread shows no badge. The browser's title bar carries the same count
// in front of the page title, so that a member in another tab sees it.

export type UnreadBadge =
  | { show: 'spinner' }
  | { show: 'count'; text: string }
  | { show: 'nothing' };

export function unreadBadge(unreadCount: number, isLoading: boolean): UnreadBadge {
  if (isLoading) return { show: 'spinner' };
  return unreadCount > 0 ? { show: 'count', text: String(unreadCount) } : { show: 'nothing' };
}

export function titleBarText(pageTitle: string, unreadCount: number): string {
  return unreadCount > 0 ? `(${unreadCount}) ${pageTitle}` : pageTitle;
}
