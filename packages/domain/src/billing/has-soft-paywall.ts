// Near the end of a trial a brand is reminded on days 7, 3, 2 and 1, unless it dismissed the
// reminder, has a payment source, or has terms to accept (platform §4). Days are counted by
// rounding the absolute difference, which alone would also remind after the end, so the end must be
// ahead. Only trial_end counts here: extensions and offers have no reminder.

import { wholeDaysBetween } from '../time/days-between.ts';
import type { BillingState, PaywallSession } from './billing-state.ts';
import { isInTrial } from './trial.ts';

export function hasSoftPaywall(
  billing: BillingState,
  session: Pick<PaywallSession, 'softPaywallDismissed'>,
  now: Date,
): boolean {
  return (
    isInTrial(billing, now) &&
    billing.trialKind === 'trial' &&
    billing.trialEndsAt !== null &&
    billing.trialEndsAt > now &&
    TRIAL_WARNING_DAYS.includes(wholeDaysBetween(billing.trialEndsAt, now)) &&
    !session.softPaywallDismissed &&
    !billing.hasPaymentSource &&
    billing.hasAcceptedLatestTerms
  );
}

export const TRIAL_WARNING_DAYS: readonly number[] = [7, 3, 2, 1];
