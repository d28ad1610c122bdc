// A brand is in dunning when it is on a paid tier, its customer is delinquent, and its first
// invoice is not void (platform §4). A brand without any invoice has none that is void, so it is in
// dunning too.

import type { BillingState } from './billing-state.ts';

export function isInDunning(billing: BillingState): boolean {
  const isPaidTier = !['trial', 'post-trial-paywall', 'white'].includes(billing.tier);
  return isPaidTier && billing.isDelinquent && billing.firstInvoiceStatus !== 'void';
}
