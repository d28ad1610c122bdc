import type { BillingState } from '@tandem/domain/billing/billing-state';
import { DEFAULT_PLAN_TIER, isPlanTier, type PlanTier } from '@tandem/domain/billing/plan-tier';
import type { CustomerSnapshot } from './payments.ts';

/** What is stored of a brand and of it as a customer. */
export interface StandingFacts {
  brandId: number;
  belt: string;
  stripeBelt: string | null;
  trialType: string | null;
  trialEndsAt: Date | null;
  extendedTrialEndsAt: Date | null;
  offerTrialEndsAt: Date | null;
  paymentMethod: string | null;
  isSensei: boolean;
  pendingPreferredTermsPlan: string | null;
  hasAcceptedLatestTerms: boolean;
  dedicatedListSize: number | null;
  snapshot: CustomerSnapshot | null;
}

/** Stored facts in the words of the rules in domain/billing. */
export function standingOf(facts: StandingFacts): BillingState {
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
    hasAcceptedLatestTerms: facts.hasAcceptedLatestTerms,
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
