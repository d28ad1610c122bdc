import { MOST_EVENTS_PER_BATCH } from '@tandem/domain/metrics/batching';
import { DEFAULT_USAGE_RANGE, USAGE_RANGES } from '@tandem/domain/metrics/usage-days';
import { z } from 'zod';
import { operations } from './operation.ts';

/** Platform §7 and signup-forms §7. Who and which brand never comes from the body. */
const Event = z.object({
  action: z.string().regex(/^[a-z][a-z0-9_]{0,39}$/, 'Must be a name such as page_view'),
  url: z.string().max(2048).describe('Kept as a pattern: no query, no ids, no secrets.'),
  createdAt: z.iso.datetime({ offset: true, error: 'Must be a date and time' }),
  sessionId: z.string().regex(/^[\w-]{8,64}$/, 'Must be a session id'),
  meta: z
    .object({ app: z.string().regex(/^[a-z][a-z0-9-]{0,39}$/, 'Must be the name of an app') })
    .optional(),
});

const Figures = z.object({
  day: z.string().describe('Of UTC, such as 2026-03-02.'),
  sessions: z.int(),
  people: z.int(),
  brands: z.int(),
  pageViews: z.int(),
});

export const Usage = z.object({
  days: z.array(Figures).describe('Every day of the range, oldest first; the last one is today.'),
  pages: z.array(z.object({ page: z.string(), views: z.int() })),
  actions: z.array(z.object({ action: z.string(), count: z.int() })),
  brands: z.array(
    z.object({
      id: z.int(),
      accountname: z.string(),
      logo: z.string().nullable(),
      sessions: z.int(),
    }),
  ),
});
export type Usage = z.infer<typeof Usage>;

export const metrics = operations({
  'POST /metrics': {
    summary: 'Records what somebody did in the browser. Pages before the sign-in count as well.',
    access: 'public',
    body: z
      .array(Event, { error: 'Must be a list of events' })
      .min(1, 'Must have at least 1 event')
      .max(MOST_EVENTS_PER_BATCH, `Cannot exceed ${MOST_EVENTS_PER_BATCH} events`),
    answer: z.null(),
    // An office behind one address, each with a batch every few seconds.
    limit: { per: 'address', calls: 600, seconds: 60 },
  },
  'GET /admin/usage': {
    summary: 'How much the product was used: per day, and the most used pages, actions, brands.',
    access: 'admin',
    query: z.object({
      days: z.coerce
        .number()
        .pipe(z.literal(USAGE_RANGES, 'Must be 7, 30 or 90'))
        .default(DEFAULT_USAGE_RANGE),
    }),
    answer: Usage,
  },
});
