// What a new message does to a conversation. Replying un-archives it (platform §4), for the brand
// that replies and for the one that receives: archived conversations are in no list, so an answer
// left in the archive would never be found. The replying brand has read what it answers; to the
// other brand the conversation becomes unread.

import { readingTime } from './reading-times.ts';

/** A conversation as one of its two brands keeps it. */
export type ConversationState<M extends { createdAt: Date }> = {
  isArchived: boolean;
  lastReadAt: Date | null;
  messages: readonly M[];
};

export function replyToConversation<
  M extends { createdAt: Date },
  C extends ConversationState<M> = ConversationState<M>,
>(conversation: C, message: M): C {
  return {
    ...receiveReply(conversation, message),
    lastReadAt: readingTime(message.createdAt, message.createdAt),
  };
}

export function receiveReply<
  M extends { createdAt: Date },
  C extends ConversationState<M> = ConversationState<M>,
>(conversation: C, message: M): C {
  return { ...conversation, isArchived: false, messages: [...conversation.messages, message] };
}
