// The free trial: how long it lasts, while it runs and when it is over.

import { DAY_MS } from '../time/durations.ts';
import type { BillingState } from './billing-state.ts';

// A brand is in trial while its tier is trial and an end date is in the future, or when its first
// subscription is to the trial plan (platform §4). The specification says "the end date" without
// naming one of the three; the latest counts here, or an extended trial would be over before its
// extension begins (decision 0014).
export function isInTrial(billing: BillingState, now: Date): boolean {
  return (
    (billing.tier === 'trial' && hasFutureTrialEnd(billing, now)) ||
    billing.subscribedPlanIds[0] === 'trial'
  );
}

function hasFutureTrialEnd(billing: BillingState, now: Date): boolean {
  return [billing.trialEndsAt, billing.extendedTrialEndsAt, billing.offerTrialEndsAt].some(
    (end) => end !== null && end > now,
  );
}

// A trial has ended when the tier says so; or when the brand is not in trial, subscribes to
// nothing, does not pay through Shopify, is not on the free plan, and has accepted the latest terms
// (platform §4). A brand that still has to accept terms is asked for that first.
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

// A new brand's trial lasts 30 days from the moment it is created (platform §1). Days are of 24
// hours, so no zone is involved.
export function trialEndFrom(start: Date): Date {
  return new Date(start.getTime() + TRIAL_DAYS * DAY_MS);
}

export const TRIAL_DAYS = 30;
