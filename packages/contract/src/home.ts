import { z } from 'zod';
import { operations } from './operation.ts';
import { Moment } from './shapes.ts';

/** Something that happened to a brand, told in one line. */
const HomeEvent = z.object({
  key: z.string().describe('Different from every other event’s.'),
  subject: z
    .string()
    .describe('What it is about: `messages`, `billing`; each feature has its own.'),
  text: z.string(),
  at: Moment,
  to: z.string().nullable().describe('The page of the application that has more.'),
});
export type HomeEvent = z.infer<typeof HomeEvent>;

const HomeFigure = z.object({
  key: z.string(),
  label: z.string(),
  to: z.string().describe('The page of the application that has more.'),
  counts: z.array(z.int()).describe('One for each of `days`.'),
});
export type HomeFigure = z.infer<typeof HomeFigure>;

/** Something that waits for a person of the brand. */
const HomeNeed = z.object({
  key: z.string(),
  subject: z.string(),
  title: z.string(),
  text: z.string(),
  action: z.object({ label: z.string(), to: z.string() }),
  isUrgent: z.boolean().describe('Comes first and stands out.'),
});
export type HomeNeed = z.infer<typeof HomeNeed>;

export const home = operations({
  'GET /home/attention': {
    summary: 'What waits for somebody of the brand: debts, unanswered invitations, empty credits.',
    access: 'brand-viewer',
    answer: z.object({ needs: z.array(HomeNeed) }),
  },
  'GET /home/activity': {
    summary: 'What happened to the brand lately, newest first, as far as features keep it.',
    access: 'brand-viewer',
    answer: z.object({ events: z.array(HomeEvent) }),
  },
  'GET /home/figures': {
    summary: 'What features count of the last 30 days, day by day.',
    access: 'brand-viewer',
    query: z.object({
      utcOffsetMinutes: z.coerce
        .number()
        .int()
        .min(-840)
        .max(840)
        .default(0)
        .describe('How far the reader’s clock is ahead of UTC; decides where days begin.'),
    }),
    answer: z.object({
      days: z.array(z.string()).describe('Oldest first, `2026-03-02`.'),
      figures: z.array(HomeFigure),
    }),
  },
});
