import type { BrandTerms } from '@tandem/contract/billing/brand-terms';
import { planTierOf } from '../../../platform/payments/standing-of.ts';
import type { TermsRow } from './queries.ts';

export function termsToWire(row: TermsRow): BrandTerms {
  return {
    brandId: row.brandId,
    accountname: row.accountName,
    tier: planTierOf(row.belt),
    trialEndsAt: row.trialEndsAt?.toISOString() ?? null,
    extendedTrialEndsAt: row.extendedTrialEndsAt?.toISOString() ?? null,
    pendingPlanId: row.pendingPlanId,
  };
}
