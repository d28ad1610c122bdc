// All that the billing rules need to know of a brand, in our own words. Wire data maps to it at the
// edge (belt, stripe_belt, trial_end ... of platform §3), so no rule sees a vendor's shape.

import type { PlanTier } from './plan-tier.ts';

export type BillingState = {
  brandId: number | string | null;
  /** The belt we give the brand. */
  tier: PlanTier;
  /** The belt the payment provider knows (stripe_belt). */
  providerTier: PlanTier | null;
  trialEndsAt: Date | null;
  extendedTrialEndsAt: Date | null;
  offerTrialEndsAt: Date | null;
  /** The kind of trial (trial_type); only 'trial' gets the soft paywall. */
  trialKind: string | null;
  /** Who collects payment; 'shopify' bills outside of our subscriptions. */
  paymentMethod: string | null;
  hasPaymentSource: boolean;
  isDelinquent: boolean;
  /** Plan ids of the subscriptions, first one first. */
  subscribedPlanIds: readonly string[];
  firstInvoiceStatus: string | null;
  isStaff: boolean;
  hasPendingPreferredTerms: boolean;
  hasAcceptedLatestTerms: boolean;
  dedicatedListSize: number | null;
};

/** What this browser session has already shown or set aside. */
export type PaywallSession = {
  isImpersonating: boolean;
  softPaywallDismissed: boolean;
  preferredTermsDismissed: boolean;
  extendedTrialShown: boolean;
};
