import { z } from 'zod';
import { operations } from '../operation.ts';
import { IdParams, LongIdText, Moment, olderThan } from '../shapes.ts';

/** Messages that brands show to the admins. */
export const reporting = operations({
  'POST /messages/:messageId/report': {
    summary: "Shows a message of the other brand to Tandem's admins.",
    access: 'brand-member',
    keyed: true,
    params: z.object({ messageId: LongIdText }),
    body: z.object({
      reason: z.enum(['spam', 'abuse', 'fraud', 'other']),
      comment: z.string().trim().max(1000, 'Cannot exceed 1000 characters').default(''),
    }),
    answer: z.null(),
    limit: { per: 'user', calls: 30, seconds: 3600 },
  },
  'GET /admin/reported-messages': {
    summary: 'Messages that brands reported: open ones, or those already dealt with.',
    access: 'admin',
    query: z.object({
      state: z.enum(['open', 'resolved']).default('open'),
      ...olderThan,
    }),
    answer: z.array(
      z.object({
        id: z.int(),
        reason: z.string(),
        comment: z.string().nullable(),
        content: z.string().describe('The clean html as it was when it was reported.'),
        reportedBy: z.string().describe('The brand that reported it.'),
        writtenBy: z.string().describe('The brand that wrote it.'),
        createdAt: Moment,
        outcome: z.enum(['dismissed', 'removed']).nullable(),
      }),
    ),
  },
  'POST /admin/reported-messages/:id/resolve': {
    summary: 'Dismisses a report or takes the message down for both brands.',
    access: 'admin',
    params: IdParams,
    body: z.object({ outcome: z.enum(['dismissed', 'removed']) }),
    answer: z.null(),
  },
});
