// A conversation is read when it was last read later than its latest message was created (platform
// §4). The same instant counts as unread, so whoever stamps a reading must not stamp it with the
// creation time of the message it answers: `readingTime` gives a stamp that always reads as read.
// A conversation without messages has nothing to read.

export type ReadState = {
  lastReadAt: Date | null;
  latestMessageAt: Date | null;
};

export function isConversationRead({ lastReadAt, latestMessageAt }: ReadState): boolean {
  if (latestMessageAt === null) return true;
  return lastReadAt !== null && lastReadAt > latestMessageAt;
}

/** When to say a conversation was read: now, or just after a message that a faster clock stamped. */
export function readingTime(latestMessageAt: Date | null, now: Date): Date {
  if (latestMessageAt === null || now > latestMessageAt) return now;
  return new Date(latestMessageAt.getTime() + 1);
}
