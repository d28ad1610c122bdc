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
