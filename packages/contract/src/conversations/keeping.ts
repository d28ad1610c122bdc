import { z } from 'zod';
import { ConversationId } from '../conversations.ts';
import { operations } from '../operation.ts';

/** What a brand does with a conversation it has: read it, put it away. */
export const keeping = operations({
  'GET /messages/read-conversation/:conversationId': {
    summary: 'Marks a conversation as read, by the caller and so for the brand.',
    access: 'brand-member',
    params: ConversationId,
    answer: z.null(),
  },
  'GET /messages/mark-all-read': {
    summary: 'Marks every conversation of the brand as read.',
    access: 'brand-member',
    answer: z.null(),
  },
  'POST /messages/archive/:conversationId': {
    summary: 'Takes a conversation out of the lists until somebody writes again.',
    access: 'brand-member',
    params: ConversationId,
    answer: z.null(),
  },
  'GET /messages/un-archive/:conversationId': {
    summary: 'Puts an archived conversation back into the lists.',
    access: 'brand-member',
    changes: true,
    params: ConversationId,
    answer: z.null(),
  },
});
