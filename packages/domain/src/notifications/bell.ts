// The bell in the top bar: its badge and its dropdown.

// What the bell's dropdown shows: the first 3 messages and 3 notifications on desktop, 2 of each on
// mobile (platform §2, §9). Both lists arrive in their own order, unread first. A tablet has room
// for the desktop dropdown. Without a message the dropdown invites to write one.
export type BellDropdown<M, N> = { messages: M[]; notifications: N[] };

export function bellDropdown<M, N>(
  messages: readonly M[],
  notifications: readonly N[],
  isMobile: boolean,
): BellDropdown<M, N> {
  const size = isMobile ? MOBILE_SIZE : DESKTOP_SIZE;
  return { messages: messages.slice(0, size), notifications: notifications.slice(0, size) };
}

export const DESKTOP_SIZE = 3;
export const MOBILE_SIZE = 2;

export const NO_MESSAGES_TEXT = 'No messages yet. Reach out to someone!';

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
