import { z } from 'zod';
import { ConversationMessage } from './conversations.ts';
import { operations } from './operation.ts';
import { IdText } from './shapes.ts';

export const partnerships = operations({
  'POST /partnership-invites/:inviteId/answer': {
    summary: 'Says interested to, or declines, an invitation or application the brand received.',
    access: 'brand-member',
    keyed: true,
    params: z.object({ inviteId: IdText }),
    body: z.object({ answer: z.enum(['interested', 'decline']) }),
    answer: z.object({
      status: ConversationMessage.shape.status,
      message: ConversationMessage.describe('What the other brand is told.'),
    }),
  },
});
