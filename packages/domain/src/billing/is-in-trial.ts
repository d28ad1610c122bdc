// A brand is in trial while its tier is trial and an end date is in the future, or when its first
// subscription is to the trial plan (platform §4). The specification says "the end date" without
// naming one of the three; the latest counts here, or an extended trial would be over before its
// extension begins (decision 0014).

import type { BillingState } from './billing-state.ts';

export function isInTrial(billing: BillingState, now: Date): boolean {
  return (
    (billing.tier === 'trial' && hasFutureTrialEnd(billing, now)) ||
    billing.subscribedPlanIds[0] === 'trial'
  );
}

/** Active means that the payment provider agrees: both tiers are trial and an end date is ahead. */
export function isActiveTrial(billing: BillingState, now: Date): boolean {
  return (
    billing.tier === 'trial' && billing.providerTier === 'trial' && hasFutureTrialEnd(billing, now)
  );
}

function hasFutureTrialEnd(billing: BillingState, now: Date): boolean {
  return [billing.trialEndsAt, billing.extendedTrialEndsAt, billing.offerTrialEndsAt].some(
    (end) => end !== null && end > now,
  );
}
