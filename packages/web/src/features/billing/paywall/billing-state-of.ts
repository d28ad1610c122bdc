import type { Customer } from '@tandem/contract/billing';
import type { CurrentBrand } from '@tandem/contract/brands';
import type { BillingState } from '@tandem/domain/billing/billing-state';
import { DEFAULT_PLAN_TIER, isPlanTier, type PlanTier } from '@tandem/domain/billing/plan-tier';

/** Translates what the API says of a brand and its payments into the words of the rules. */
export function billingStateOf(brand: CurrentBrand, customer: Customer): BillingState {
  return {
    brandId: brand.id,
    tier: tierOf(brand.belt) ?? DEFAULT_PLAN_TIER,
    providerTier: tierOf(brand.stripe_belt),
    trialEndsAt: dateOf(brand.trial_end),
    extendedTrialEndsAt: dateOf(brand.extended_trial_end),
    offerTrialEndsAt: dateOf(brand.offer_trial_end),
    trialKind: brand.trial_type,
    paymentMethod: brand.payment_method,
    hasPaymentSource: customer.sources.data.length > 0,
    isDelinquent: customer.delinquent,
    subscribedPlanIds: customer.subscriptions.data.map(({ plan }) => plan.id),
    firstInvoiceStatus: customer.invoices[0]?.status ?? null,
    isStaff: brand.isSensei,
    hasPendingPreferredTerms: brand.pendingPreferredTermsPlan !== null,
    hasAcceptedLatestTerms: brand.has_accepted_latest_terms,
    dedicatedListSize: brand.dedicatedListSize,
  };
}

function tierOf(belt: string | null): PlanTier | null {
  return belt !== null && isPlanTier(belt) ? belt : null;
}

function dateOf(text: string | null): Date | null {
  return text === null ? null : new Date(text);
}
