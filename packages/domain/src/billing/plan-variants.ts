// Every way to buy a plan, as one table. The specification names the intervals and the offers but
// no prices beyond the monthly ones (platform §9); the discounts are ours, see decision 0012. A
// price covers the whole interval and follows from the tier's monthly price, the months and the
// discount, so the table cannot contradict itself. An upfront variant is paid once and does not
// renew.

import { PLAN_OFFERS, type PlanInterval, type PlanOffer } from './plan-offers.ts';
import { PLAN_TIERS, type PlanTier } from './plan-tier.ts';

export const PLAN_VARIANTS: readonly PlanVariant[] = [
  variant('white', 'monthly'),
  ...variantsOf('greenFixed'),
  ...variantsOf('black'),
  ...variantsOf('pro'),
  variant('pro', 'custom'),
  variant('elite', 'custom'),
];

export function findPlanVariant(id: string): PlanVariant | undefined {
  return PLAN_VARIANTS.find((candidate) => candidate.id === id);
}

export type PlanVariant = {
  /** Plan name and offer, such as `essential-buy-3-get-1`. */
  id: string;
  tier: PlanTier;
  name: string;
  offer: PlanOffer;
  interval: PlanInterval;
  months: number;
  discountPercent: number;
  /** For the whole interval and one brand. Null means agreed per brand. */
  priceCents: number | null;
  /** A group plan is for this many brands or more. */
  minimumBrands: number;
};

function variantsOf(tier: PlanTier): PlanVariant[] {
  return (Object.keys(PLAN_OFFERS) as PlanOffer[])
    .filter((offer) => offer !== 'custom')
    .map((offer) => variant(tier, offer));
}

function variant(tier: PlanTier, offer: PlanOffer): PlanVariant {
  const {
    label,
    interval,
    months,
    discountPercent,
    minimumBrands = 1,
    agreed,
  } = PLAN_OFFERS[offer];
  const { name, monthlyPriceCents } = PLAN_TIERS[tier];
  const priceCents =
    agreed || monthlyPriceCents === null
      ? null
      : Math.round((monthlyPriceCents * months * (100 - discountPercent)) / 100);
  return {
    id: `${name.toLowerCase()}-${offer}`,
    tier,
    name: `${name} (${label})`,
    offer,
    interval,
    months,
    discountPercent,
    priceCents,
    minimumBrands,
  };
}
