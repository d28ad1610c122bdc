// Marking all as read (platform §4) stamps every conversation so that it counts as read, even where
// a faster clock stamped its latest message in our future. Archived ones are stamped too, so that
// they do not come back as unread when they are un-archived. A conversation already read keeps its
// stamp.

import { latestMessage } from './list-conversations.ts';
import { isConversationRead, readingTime } from './reading-times.ts';

export function markConversationsRead<
  C extends { lastReadAt: Date | null; messages: readonly { createdAt: Date }[] },
>(conversations: readonly C[], now: Date): C[] {
  return conversations.map((conversation) => {
    const latestMessageAt = latestMessage(conversation.messages)?.createdAt ?? null;
    const { lastReadAt } = conversation;
    if (isConversationRead({ lastReadAt, latestMessageAt })) return conversation;
    return { ...conversation, lastReadAt: readingTime(latestMessageAt, now) };
  });
}
