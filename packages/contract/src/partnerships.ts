import { INTEGER_LIMIT } from '@tandem/domain/validation/number-rules';
import { z } from 'zod';
import { ConversationMessage } from './conversations.ts';
import { operations } from './operation.ts';

export const partnerships = operations({
  'POST /partnership-invites/:inviteId/answer': {
    summary: 'Says interested to, or declines, an invitation or application the brand received.',
    access: 'brand-member',
    params: z.object({ inviteId: z.coerce.number().int().positive().max(INTEGER_LIMIT) }),
    body: z.object({ answer: z.enum(['interested', 'decline']) }),
    answer: z.object({
      status: ConversationMessage.shape.status,
      message: ConversationMessage.describe('What the other brand is told.'),
    }),
  },
});
