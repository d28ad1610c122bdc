import { z } from 'zod';
import {
  ConversationId,
  ConversationItem,
  ConversationMessage,
  MessageAllowance,
} from '../conversations.ts';
import { operations } from '../operation.ts';
import { Id, IdText } from '../shapes.ts';

/** Html as it arrives; the server keeps bold, italic, lists and links of it, see decision 0060. */
const Content = z.string().max(100_000, 'Cannot exceed 100000 characters');
/** Made up by the browser for each message written: a retry with the same key sends nothing twice. */
const SendKey = z.uuid('Must be a message key').optional();

/** Messages, and how many of them a plan allows. */
export const writing = operations({
  'POST /new-message/:conversationId': {
    summary: 'Writes a message. It un-archives the conversation for both brands.',
    access: 'brand-member',
    keyed: true,
    needs: 'messaging.message.create',
    params: ConversationId,
    body: z.object({ content: Content, key: SendKey }),
    answer: z.object({
      message: ConversationMessage,
      conversation: ConversationItem,
      allowance: MessageAllowance,
    }),
    limit: { per: 'user', calls: 120, seconds: 60 },
  },
  'POST /new-conversation/:brandId': {
    summary: 'Writes to a brand; goes on with the conversation the two already have.',
    access: 'brand-member',
    keyed: true,
    needs: 'messaging.message.create',
    params: z.object({ brandId: IdText }),
    body: z.object({
      content: Content,
      brandId: Id.optional().describe('The same as in the path; another one is refused.'),
      key: SendKey,
    }),
    answer: z.object({
      conversation_id: z.int(),
      messages: z.array(ConversationMessage),
      allowance: MessageAllowance,
    }),
    limit: { per: 'user', calls: 60, seconds: 60 },
  },
  'GET /messages/period-count': {
    summary: 'Messages sent in this period, and how many the plan allows.',
    access: 'brand-viewer',
    answer: MessageAllowance,
  },
});
