// When a message counts as written: now, but never before the moment its reader last read. Two
// processes have two clocks; a message stamped by the slower one would otherwise be born read and
// never be seen. The same instant counts as unread (see is-conversation-read.ts), so the reader's
// own moment is late enough.

export function messageTime(readerLastReadAt: Date | null, now: Date): Date {
  return readerLastReadAt !== null && readerLastReadAt > now ? readerLastReadAt : now;
}
