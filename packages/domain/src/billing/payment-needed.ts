// Whether the API refuses what a brand has not paid for, and where that is resolved. It is the part
// of the paywall decision (platform §4) that is about money: staff and impersonators pass, a failed
// charge leads to the card or to the plans, an ended trial to the plans; reminders, announcements
// and unfinished set-up refuse nothing. A permission the plan does not grant leads to the plans.

import type { BillingState } from './billing-state.ts';
import { isInDunning } from './dunning.ts';
import { type Claims, PLAN_GRANTS } from './plan-grants.ts';
import { hasTrialEnded } from './trial.ts';

export function paymentNeeded({
  billing,
  isImpersonating,
  claim,
  now,
}: PaymentQuestion): PaymentPlace | undefined {
  if (isImpersonating || billing.isStaff) return undefined;
  if (isInDunning(billing)) {
    return billing.hasPaymentSource ? '/missing-payment' : '/upgrade-plan';
  }
  if (hasTrialEnded(billing, now)) return '/upgrade-plan';
  if (claim && PLAN_GRANTS[billing.tier].claims[claim] === false) return '/upgrade-plan';
  return undefined;
}

export type PaymentQuestion = {
  billing: BillingState;
  isImpersonating: boolean;
  /** A permission that must be granted as well. */
  claim?: keyof Claims;
  now: Date;
};

export type PaymentPlace = '/missing-payment' | '/upgrade-plan';
