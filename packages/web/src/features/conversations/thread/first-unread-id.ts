import type { ConversationMessage } from '@tandem/contract/conversations';
import { isConversationRead } from '@tandem/domain/conversations/reading-times';

/** The first message the brand has not read; null when it has read all, or would have to read all. */
export function firstUnreadId(
  messages: readonly ConversationMessage[],
  lastRead: string | null,
  ownBrandId: number,
): number | null {
  const lastReadAt = lastRead === null ? null : new Date(lastRead);
  const index = messages.findIndex(
    ({ brand_id, createdAt }) =>
      brand_id !== ownBrandId &&
      !isConversationRead({ lastReadAt, latestMessageAt: new Date(createdAt) }),
  );
  return index > 0 ? (messages[index]?.id ?? null) : null;
}
