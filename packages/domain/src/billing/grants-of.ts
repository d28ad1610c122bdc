// What a brand's plan lets it do. A belt nobody knows gives no more than the free plan.

import { PLAN_GRANTS, type PlanGrants } from './plan-grants.ts';
import { DEFAULT_PLAN_TIER, isPlanTier } from './plan-tier.ts';

export function grantsOf(belt: string): PlanGrants {
  return PLAN_GRANTS[isPlanTier(belt) ? belt : DEFAULT_PLAN_TIER];
}
