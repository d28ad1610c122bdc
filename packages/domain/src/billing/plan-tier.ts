// The plan tiers, called belts in the product (platform §4). Three are also states of a brand that
// buys nothing yet: `white` is the free entry level and the default, `trial` the first 30 days,
// `post-trial-paywall` what follows a trial that nobody paid for. Prices are per month; elite is
// agreed per brand.

export type PlanTier =
  | 'white'
  | 'greenFixed'
  | 'black'
  | 'pro'
  | 'elite'
  | 'trial'
  | 'post-trial-paywall';

export const DEFAULT_PLAN_TIER: PlanTier = 'white';

export const PLAN_TIERS: Readonly<Record<PlanTier, PlanTierFacts>> = {
  white: { name: 'Basic', monthlyPriceCents: 0 },
  greenFixed: { name: 'Essential', monthlyPriceCents: 199_00 },
  black: { name: 'Premium', monthlyPriceCents: 499_00 },
  pro: { name: 'Pro', monthlyPriceCents: 899_00 },
  elite: { name: 'Elite', monthlyPriceCents: null },
  trial: { name: 'Trial', monthlyPriceCents: 0 },
  'post-trial-paywall': { name: 'Trial ended', monthlyPriceCents: 0 },
};

export function isPlanTier(text: string): text is PlanTier {
  return Object.hasOwn(PLAN_TIERS, text);
}

export type PlanTierFacts = {
  name: string;
  /** Null means agreed per brand. */
  monthlyPriceCents: number | null;
};

// The plans a brand can move up to, cheapest first; none means no upgrade link. A trial has what
// Premium has, so keeping that is the first step up and anything less is not; after a trial every
// paid plan is. The free plan's button says "Select Plan", every other one "Upgrade"
// (signup-forms §6).
export function upgradesFrom(tier: PlanTier): readonly PlanTier[] {
  if (tier === 'trial') return LADDER.slice(LADDER.indexOf(TRIED_TIER));
  return LADDER.slice(LADDER.indexOf(tier) + 1);
}

/** The plan that a trial tries. */
export const TRIED_TIER = 'black' satisfies PlanTier;

export function upgradeLabel(tier: PlanTier): 'Select Plan' | 'Upgrade' {
  return tier === 'white' ? 'Select Plan' : 'Upgrade';
}

// Tiers that are not on the ladder are below its first step.
const LADDER: readonly PlanTier[] = ['greenFixed', 'black', 'pro', 'elite'];
