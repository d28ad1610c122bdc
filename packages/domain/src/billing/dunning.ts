// What follows a renewal that could not be charged.

import { DAY_MS } from '../time/durations.ts';
import type { BillingState } from './billing-state.ts';

// A brand is in dunning when it is on a paid tier, its customer is delinquent, and its first
// invoice is not void (platform §4). A brand without any invoice has none that is void, so it is in
// dunning too.
export function isInDunning(billing: BillingState): boolean {
  const isPaidTier = !['trial', 'post-trial-paywall', 'white'].includes(billing.tier);
  return isPaidTier && billing.isDelinquent && billing.firstInvoiceStatus !== 'void';
}

// When a failed renewal is charged again: 1, 3, 5 and 7 days after the first failure; after that
// the plan ends (decision 0050). Counting from the first failure keeps the week, however late a run
// of the daily job was.
export function nextChargeAttempt(firstFailedAt: Date, failures: number): Date | null {
  const days = RETRY_DAYS[failures - 1];
  return days === undefined ? null : new Date(firstFailedAt.getTime() + days * DAY_MS);
}

export const RETRY_DAYS: readonly number[] = [1, 3, 5, 7];
