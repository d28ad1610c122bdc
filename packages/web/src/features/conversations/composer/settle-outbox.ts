import type { ConversationMessage } from '@tandem/contract/conversations';
import { htmlToText } from '@tandem/domain/conversations/html-to-text';

/** A message on its way, shown in the thread before the server has it. */
export type OutboxEntry = {
  /** Names this one message to the server, however often it is sent. */
  key: string;
  conversationId: number;
  content: string;
  /** The newest message the thread had when this one was written. */
  afterId: number;
  createdAt: string;
  state: 'sending' | 'failed';
  /** What went wrong, for people. */
  problem: string | null;
};

/**
 * Leaves out what has meanwhile arrived in the thread. The socket often brings one's own message before
 * the call that sent it is answered; the two are known to be the same by author and words, each
 * arrived message standing for one entry.
 */
export function settleOutbox(
  entries: readonly OutboxEntry[],
  messages: readonly ConversationMessage[],
  ownUserId: number,
): OutboxEntry[] {
  const arrived = messages.filter(({ sender_id }) => sender_id === ownUserId);
  const claimed = new Set<number>();
  return entries.filter((entry) => {
    const match = arrived.find(
      ({ id, content }) =>
        id > entry.afterId && !claimed.has(id) && htmlToText(content) === htmlToText(entry.content),
    );
    if (match) claimed.add(match.id);
    return !match;
  });
}
