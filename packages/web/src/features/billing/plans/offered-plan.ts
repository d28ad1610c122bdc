import { formatDollars } from '@tandem/domain/billing/format-dollars';
import { PLAN_OFFERS, type PlanOffer } from '@tandem/domain/billing/plan-offers';
import type { PlanTier } from '@tandem/domain/billing/plan-tier';
import { PLAN_VARIANTS, type PlanVariant } from '@tandem/domain/billing/plan-variants';

/** A tier on the chosen terms. The free plan has no terms to choose and stays the same under all. */
export function offeredPlan(tier: PlanTier, offer: PlanOffer): PlanVariant | undefined {
  const variants = PLAN_VARIANTS.filter((variant) => variant.tier === tier);
  return variants.find((variant) => variant.offer === offer) ?? variants[0];
}

/** What a month costs, so that terms of different length can be compared. */
export function monthlyPrice({ priceCents, months }: PlanVariant): string {
  return priceCents === null ? 'Custom' : formatDollars(Math.round(priceCents / months), 'price');
}

/** What is charged and how often, in the words that stand under the price. */
export function billedWords(plan: PlanVariant): string {
  if (plan.priceCents === null) return 'Agreed with you';
  if (plan.priceCents === 0) return 'Free, for as long as you like';
  const price = formatDollars(plan.priceCents, 'price');
  if (plan.interval === 'upfront') return `${price} once for ${plan.months} months`;
  if (plan.minimumBrands > 1) return `per brand, from ${plan.minimumBrands} brands`;
  return plan.months === 1 ? 'billed monthly' : `${price} every ${plan.months} months`;
}

export function offerLabel(offer: PlanOffer): string {
  return capitalized(PLAN_OFFERS[offer].label);
}

export function capitalized(text: string): string {
  return text.charAt(0).toUpperCase() + text.slice(1);
}
