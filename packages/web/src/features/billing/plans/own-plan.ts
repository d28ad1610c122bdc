import { type PlanTier, TRIED_TIER } from '@tandem/domain/billing/plan-tier';
import type { SoldTier } from './plan-highlights.ts';

/** The plan to mark as one's own, and the words for it; a trial has what Premium has. */
export type OwnPlan = { tier: SoldTier; mark: string };

export function ownPlan(tier: PlanTier): OwnPlan | undefined {
  if (tier === 'post-trial-paywall') return undefined;
  if (tier === 'trial') return { tier: TRIED_TIER, mark: 'Your trial' };
  return { tier, mark: 'Your plan' };
}
