import type { ConversationMessage, ConversationReader } from '@tandem/contract/conversations';
import { isConversationRead } from '@tandem/domain/conversations/reading-times';

export type ReadMarks = {
  /** The newest own message that the other brand has read. */
  readByOtherId: number | null;
  /** The newest message of the other brand, with those of the own brand who have read it. */
  seen: { messageId: number; readers: ConversationReader[] } | null;
};

/** Several members share an inbox, so a thread says who of them has already looked. */
export function readMarks(
  messages: readonly ConversationMessage[],
  ownBrandId: number,
  otherReadAt: string | null,
  readers: readonly ConversationReader[],
): ReadMarks {
  const readByOther = messages.findLast(
    (message) => message.brand_id === ownBrandId && hasRead(otherReadAt, message),
  );
  const received = messages.findLast(({ brand_id }) => brand_id !== ownBrandId);
  const seenBy = received ? readers.filter(({ readAt }) => hasRead(readAt, received)) : [];
  return {
    readByOtherId: readByOther?.id ?? null,
    seen: received && seenBy.length > 0 ? { messageId: received.id, readers: seenBy } : null,
  };
}

function hasRead(readAt: string | null, message: ConversationMessage): boolean {
  return isConversationRead({
    lastReadAt: readAt === null ? null : new Date(readAt),
    latestMessageAt: new Date(message.createdAt),
  });
}
