import { PLAN_TIERS, type PlanTier } from '@tandem/domain/billing/plan-tier';
import { PLAN_VARIANTS } from '@tandem/domain/billing/plan-variants';
import { z } from 'zod';
import { operations } from '../operation.ts';
import { IdText, Moment } from '../shapes.ts';

/** What admins may agree with a brand: more time to try, a plan on terms of its own. */
export const BrandTerms = z.object({
  brandId: z.int(),
  accountname: z.string(),
  tier: z.enum(Object.keys(PLAN_TIERS) as [PlanTier, ...PlanTier[]]),
  trialEndsAt: Moment.nullable(),
  extendedTrialEndsAt: Moment.nullable(),
  pendingPlanId: z.string().nullable().describe('Offered, and waiting for an owner to accept.'),
});
export type BrandTerms = z.infer<typeof BrandTerms>;

export const brandTerms = operations({
  'GET /admin/brand-terms': {
    summary: 'Trials and offered terms of brands by part of their name; the newest without one.',
    access: 'admin',
    query: z.object({ search: z.string().max(100).default('') }),
    answer: z.array(BrandTerms),
  },
  'PUT /admin/brand-terms/:brandId': {
    summary: 'Extends a trial or offers a plan; null takes it back. Goes into the audit log.',
    access: 'admin',
    params: z.object({ brandId: IdText }),
    body: z.object({
      extendedTrialEndsAt: z.iso.datetime('Must be a moment').nullable(),
      pendingPlanId: z
        .enum(
          PLAN_VARIANTS.map(({ id }) => id),
          'Choose one of the plans',
        )
        .nullable(),
    }),
    answer: BrandTerms,
  },
});
