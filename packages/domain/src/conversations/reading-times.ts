// Moments of writing and reading, and what is unread by them. Two processes have two clocks.

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

// When a message counts as written: now, but never before the moment its reader last read. Two
// processes have two clocks; a message stamped by the slower one would otherwise be born read and
// never be seen. The same instant counts as unread (see above), so the reader's
// own moment is late enough.
export function messageTime(readerLastReadAt: Date | null, now: Date): Date {
  return readerLastReadAt !== null && readerLastReadAt > now ? readerLastReadAt : now;
}
