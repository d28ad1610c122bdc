import { z } from 'zod';
import { operations } from './operation.ts';

/** The brand the caller works as, under the specification's wire names (platform §3, Brand). */
export const CurrentBrand = z.object({
  id: z.int(),
  accountname: z.string(),
  logo: z.string().nullable(),
  website: z.string().nullable(),
  description: z.string().nullable(),
  dedicatedListSize: z.int().nullable(),
  tags: z.array(z.object({ name: z.string() })),
  belt: z.string(),
  stripe_belt: z.string().nullable(),
  trial_end: z.string().nullable(),
  extended_trial_end: z.string().nullable(),
  offer_trial_end: z.string().nullable(),
  trial_type: z.string().nullable(),
  isSensei: z.boolean(),
  has_accepted_latest_terms: z.boolean(),
  features: z.object({ canViewSignupForm: z.boolean(), followupMessagesLimit: z.int() }),
});
export type CurrentBrand = z.infer<typeof CurrentBrand>;

export const brands = operations({
  'GET /current-brand-future': {
    summary: 'The brand that X-Brand-Id selects, or the most recently used one.',
    access: 'brand-viewer',
    answer: CurrentBrand,
  },
});
