// What an announced change does to the conversation on screen, so that it equals what a fresh fetch
// would bring. Messages are added or replaced by their id; the conversation itself only by a higher
// version. Each message repeats a few facts of its conversation (platform §3), so those follow.

export type ThreadMessage = {
  id: number;
  conversation_id: number;
  last_read: string | null;
  conversation_archive: boolean;
  conversation_brand_name: string;
  conversation_brand_logo: string | null;
};

export type ThreadConversation = {
  conversationId: number;
  version: number;
  last_read: string | null;
  conversation_archived: boolean;
  title: string;
  image: string | null;
};

export type Thread = {
  conversation: ThreadConversation;
  /** Oldest first. */
  messages: readonly ThreadMessage[];
  /** Who of the viewing brand has read how far. */
  readers: readonly unknown[];
  meta: { outOfMessages: boolean };
};

export type ThreadNews<T extends Thread> = {
  message?: T['messages'][number] | undefined;
  conversation?: T['conversation'] | undefined;
  readers?: T['readers'] | undefined;
  /** Known when the viewing brand itself wrote. */
  outOfMessages?: boolean | undefined;
};

export function applyToThread<T extends Thread>(thread: T, news: ThreadNews<T>): T {
  const { conversationId } = thread.conversation;
  const about = news.conversation?.conversationId ?? news.message?.conversation_id;
  if (about !== conversationId) return thread;
  const isNewer = (news.conversation?.version ?? 0) > thread.conversation.version;
  const conversation = isNewer && news.conversation ? news.conversation : thread.conversation;
  return {
    ...thread,
    conversation,
    readers: isNewer && news.readers ? news.readers : thread.readers,
    messages: withMessage(thread.messages, news.message).map((message) => ({
      ...message,
      last_read: conversation.last_read,
      conversation_archive: conversation.conversation_archived,
      conversation_brand_name: conversation.title,
      conversation_brand_logo: conversation.image,
    })),
    meta: { ...thread.meta, outOfMessages: news.outOfMessages ?? thread.meta.outOfMessages },
  };
}

/** A message older than the oldest in sight stays out: it comes with the page it belongs to. */
function withMessage<M extends ThreadMessage>(
  messages: readonly M[],
  message: M | undefined,
): readonly M[] {
  if (!message) return messages;
  const others = messages.filter(({ id }) => id !== message.id);
  const oldest = messages[0];
  if (oldest && message.id < oldest.id) return messages;
  return [...others, message].sort((a, b) => a.id - b.id);
}
