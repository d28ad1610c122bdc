// What members are told about their conversations, beside the messages themselves.

import { aboutOwnBrand, type EventDescriptions } from '../notifications/event-description.ts';

export const conversationEvents = {
  messageRemoved: ({ messageId, conversationId }: { messageId: number; conversationId: number }) =>
    aboutOwnBrand(
      {
        category: 'community',
        text: 'A message of yours was removed because it broke our rules',
        to: `/messaging/inbox/${conversationId}`,
      },
      `message-removed:${messageId}`,
    ),
} satisfies EventDescriptions;
