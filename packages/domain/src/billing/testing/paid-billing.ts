// A brand in good order for tests: Premium, paid by card, set up, terms accepted. A test names
// only what it changes.

import type { BillingState, PaywallSession } from '../billing-state.ts';

export function paidBilling(change: Partial<BillingState> = {}): BillingState {
  return {
    brandId: 1,
    tier: 'black',
    providerTier: 'black',
    trialEndsAt: null,
    extendedTrialEndsAt: null,
    offerTrialEndsAt: null,
    trialKind: null,
    paymentMethod: 'card',
    hasPaymentSource: true,
    isDelinquent: false,
    subscribedPlanIds: ['premium-monthly'],
    firstInvoiceStatus: 'paid',
    isStaff: false,
    hasPendingPreferredTerms: false,
    hasAcceptedLatestTerms: true,
    dedicatedListSize: 1_000,
    ...change,
  };
}

export function freshSession(change: Partial<PaywallSession> = {}): PaywallSession {
  return {
    isImpersonating: false,
    softPaywallDismissed: false,
    preferredTermsDismissed: false,
    extendedTrialShown: false,
    ...change,
  };
}
