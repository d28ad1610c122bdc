import { z } from 'zod';
import { operations } from '../operation.ts';
import { IdParams, Moment } from '../shapes.ts';

/** Brands that a brand wants to hear nothing from. */
export const blocking = operations({
  'POST /brands/:id/block': {
    summary: 'Accepts no more messages from a brand and archives the conversation with it.',
    access: 'brand-member',
    params: IdParams,
    answer: z.null(),
  },
  'DELETE /brands/:id/block': {
    summary: 'Accepts messages from a brand again.',
    access: 'brand-member',
    params: IdParams,
    answer: z.null(),
  },
  'GET /blocked-brands': {
    summary: 'Brands this brand accepts no messages from, newest first.',
    access: 'brand-viewer',
    answer: z.array(
      z.object({
        id: z.int(),
        accountname: z.string(),
        logo: z.string().nullable(),
        blockedAt: Moment,
      }),
    ),
  },
});
