// The conversation list of the inbox and the bell: archived conversations are left out, unread ones
// come first, then the newest by their latest message (platform §4). An item shows the other brand
// as its title and image and the latest message as plain text. A conversation without a message has
// nothing to show and is left out.

import { htmlToText } from './html-to-text.ts';
import { isConversationRead } from './reading-times.ts';

export type Conversation = {
  id: number;
  /** The brand on the other side. */
  brandName: string;
  brandLogo: string | null;
  isArchived: boolean;
  lastReadAt: Date | null;
  messages: readonly { content: string; createdAt: Date }[];
};

export type ConversationListItem = {
  conversationId: number;
  title: string;
  image: string | null;
  text: string;
  createdAt: Date;
  isRead: boolean;
};

export function listConversations(conversations: readonly Conversation[]): ConversationListItem[] {
  return conversations
    .filter(({ isArchived }) => !isArchived)
    .map(conversationListItem)
    .filter((item) => item !== null)
    .sort(compareListItems);
}

export function conversationListItem(conversation: Conversation): ConversationListItem | null {
  const latest = latestMessage(conversation.messages);
  if (!latest) return null;
  return {
    conversationId: conversation.id,
    title: conversation.brandName,
    image: conversation.brandLogo,
    text: htmlToText(latest.content),
    createdAt: latest.createdAt,
    isRead: isConversationRead({
      lastReadAt: conversation.lastReadAt,
      latestMessageAt: latest.createdAt,
    }),
  };
}

/** Of messages created at the same instant, the last one given. */
export function latestMessage<M extends { createdAt: Date }>(
  messages: readonly M[],
): M | undefined {
  let latest: M | undefined;
  for (const message of messages) {
    if (!latest || message.createdAt >= latest.createdAt) latest = message;
  }
  return latest;
}

export function compareListItems(
  a: { isRead: boolean; createdAt: Date },
  b: { isRead: boolean; createdAt: Date },
): number {
  return Number(a.isRead) - Number(b.isRead) || b.createdAt.getTime() - a.createdAt.getTime();
}
