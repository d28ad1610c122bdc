import { z } from 'zod';
import {
  CONVERSATION_LISTS,
  ConversationId,
  ConversationItem,
  ConversationMessage,
  ConversationReader,
} from '../conversations.ts';
import { operations } from '../operation.ts';
import { IdText, LongIdText, page } from '../shapes.ts';

/** Lists, counts and threads. */
export const inbox = operations({
  'GET /conversations': {
    summary: 'A list of conversations with their latest message: unread first, then newest.',
    access: 'brand-viewer',
    query: z.object({
      list: z.enum(CONVERSATION_LISTS).default('inbox'),
      search: z.string().trim().max(100).default('').describe('In brand names and messages.'),
      ...page(25, 50),
    }),
    answer: z.object({
      conversations: z.array(ConversationItem),
      meta: z.object({ outOfMessages: z.boolean(), next: z.string().nullable() }),
    }),
  },
  'GET /unread-count': {
    summary: 'What the badge on the bell counts.',
    access: 'brand-viewer',
    answer: z.object({ conversations: z.int(), notifications: z.int() }),
  },
  'GET /conversations/:conversationId': {
    summary: 'One conversation with its newest messages, oldest of them first.',
    access: 'brand-viewer',
    params: ConversationId,
    query: z.object({
      before: LongIdText.optional().describe('Messages older than this one.'),
    }),
    answer: z.object({
      conversation: ConversationItem,
      messages: z.array(ConversationMessage),
      readers: z.array(ConversationReader),
      meta: z.object({
        hasOlder: z.boolean(),
        outOfMessages: z.boolean(),
      }),
    }),
  },
  'GET /conversations/with/:brandId': {
    summary: 'Whether the brand already talks with another, and whether it may.',
    access: 'brand-viewer',
    params: z.object({ brandId: IdText }),
    answer: z.object({
      conversationId: z.int().nullable(),
      isBlocked: z.boolean(),
      outOfMessages: z.boolean(),
    }),
  },
  'GET /messages/get-conversation-from-invite/:inviteId': {
    summary: 'The conversation in which an invitation or application was sent.',
    access: 'brand-viewer',
    params: z.object({ inviteId: IdText }),
    answer: z.object({ convoId: z.int() }),
  },
});
