import type { BillingState } from '@tandem/domain/billing/billing-state';
import { DEFAULT_PLAN_TIER, isPlanTier, type PlanTier } from '@tandem/domain/billing/plan-tier';
import { LATEST_TERMS_VERSION } from '../brands/public.ts';
import type { BillingFacts } from './queries.ts';

/** Stored facts in the words of the rules. */
export function billingStateOf(facts: BillingFacts): BillingState {
  const { snapshot } = facts;
  return {
    brandId: facts.brandId,
    tier: planTierOf(facts.belt),
    providerTier: facts.stripeBelt === null ? null : tierOf(facts.stripeBelt),
    trialEndsAt: facts.trialEndsAt,
    extendedTrialEndsAt: facts.extendedTrialEndsAt,
    offerTrialEndsAt: facts.offerTrialEndsAt,
    trialKind: facts.trialType,
    paymentMethod: facts.paymentMethod,
    hasPaymentSource: (snapshot?.methods.length ?? 0) > 0,
    isDelinquent: snapshot?.isDelinquent ?? false,
    subscribedPlanIds: snapshot?.subscription ? [snapshot.subscription.planId] : [],
    firstInvoiceStatus: owedFirst(snapshot?.invoices ?? [])[0]?.status ?? null,
    isStaff: facts.isSensei,
    hasPendingPreferredTerms: facts.pendingPreferredTermsPlan !== null,
    hasAcceptedLatestTerms: (facts.acceptedTermsVersion ?? 0) >= LATEST_TERMS_VERSION,
    dedicatedListSize: facts.dedicatedListSize,
  };
}

/**
 * The rules look at the first invoice only. What is owed goes first, or buying a pack of credits
 * in between would hide an unpaid plan.
 */
export function owedFirst<T extends { status: string }>(invoices: readonly T[]): T[] {
  const isOwed = ({ status }: T) => status === 'open';
  return [...invoices.filter(isOwed), ...invoices.filter((invoice) => !isOwed(invoice))];
}

/** The tier a brand's belt stands for. */
export function planTierOf(belt: string): PlanTier {
  return tierOf(belt) ?? DEFAULT_PLAN_TIER;
}

function tierOf(belt: string): PlanTier | null {
  return isPlanTier(belt) ? belt : null;
}
