// A trial has ended when the tier says so; or when the brand is not in trial, subscribes to
// nothing, does not pay through Shopify, is not on the free plan, and has accepted the latest terms
// (platform §4). A brand that still has to accept terms is asked for that first.

import type { BillingState } from './billing-state.ts';
import { isInTrial } from './is-in-trial.ts';

export function hasTrialEnded(billing: BillingState, now: Date): boolean {
  if (billing.tier === 'post-trial-paywall') return true;
  return (
    !isInTrial(billing, now) &&
    billing.subscribedPlanIds.length === 0 &&
    billing.paymentMethod !== 'shopify' &&
    billing.tier !== 'white' &&
    billing.hasAcceptedLatestTerms
  );
}
