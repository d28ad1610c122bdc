// Where a page of a conversation list ended, as text that the next page is asked for with. Lists
// are ordered unread first, then newest, then by the higher id, so those three say it all. Browser
// and server make the same text, because a browser that puts a new conversation into a page must
// know where that page ends now.

export type ListPlace = { isRead: boolean; createdAt: string; conversationId: number };

export function conversationCursor({ isRead, createdAt, conversationId }: ListPlace): string {
  return `${isRead ? 'r' : 'u'}.${new Date(createdAt).getTime()}.${conversationId}`;
}

/** Null when the text was not made by `conversationCursor`. */
export function readConversationCursor(cursor: string): ListPlace | null {
  const [, kind, time, id] = /^([ru])\.(\d{1,15})\.([1-9]\d{0,9})$/.exec(cursor) ?? [];
  if (!kind) return null;
  const createdAt = new Date(Number(time)).toISOString();
  return { isRead: kind === 'r', createdAt, conversationId: Number(id) };
}

/** Negative when `a` is listed before `b`. */
export function compareListPlaces(a: ListPlace, b: ListPlace): number {
  return (
    Number(a.isRead) - Number(b.isRead) ||
    new Date(b.createdAt).getTime() - new Date(a.createdAt).getTime() ||
    b.conversationId - a.conversationId
  );
}
