// The plans a brand can move up to, cheapest first; none means no upgrade link. A brand in trial or
// after it can choose any paid plan. The free plan's button says "Select Plan", every other one
// "Upgrade" (signup-forms §6).

import type { PlanTier } from './plan-tier.ts';

export function upgradesFrom(tier: PlanTier): readonly PlanTier[] {
  return LADDER.slice(LADDER.indexOf(tier) + 1);
}

export function upgradeLabel(tier: PlanTier): 'Select Plan' | 'Upgrade' {
  return tier === 'white' ? 'Select Plan' : 'Upgrade';
}

// Tiers that are not on the ladder are below its first step.
const LADDER: readonly PlanTier[] = ['greenFixed', 'black', 'pro', 'elite'];
