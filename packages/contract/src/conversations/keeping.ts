import { z } from 'zod';
import { ConversationId } from '../conversations.ts';
import { operations } from '../operation.ts';
import { EarlierMoment, Moment } from '../shapes.ts';

/** Names the change for whoever takes it back; null when nothing was unread. */
const MarkedRead = z.object({ markedAt: Moment.nullable() });

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
    answer: MarkedRead,
  },
  'POST /messages/mark-all-read/undo': {
    summary: 'Takes it back for an hour: what was unread is so again, unless read since.',
    access: 'brand-member',
    body: z.object({ markedAt: EarlierMoment }),
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
