import { PLAN_GRANTS, type PlanGrants } from '@tandem/domain/billing/plan-grants';
import { DEFAULT_PLAN_TIER, isPlanTier } from '@tandem/domain/billing/plan-tier';

/** What a brand's plan lets it do. A belt nobody knows gives no more than the free plan. */
export function grantsOf(belt: string): PlanGrants {
  return PLAN_GRANTS[isPlanTier(belt) ? belt : DEFAULT_PLAN_TIER];
}
