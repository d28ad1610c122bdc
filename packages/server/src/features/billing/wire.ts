import type { Billing, Customer, Invoice, PaymentMethod, SmsBank } from '@tandem/contract/billing';
import { findPlanVariant } from '@tandem/domain/billing/plan-variants';
import type { CustomerSnapshot, InvoiceSnapshot } from '../../platform/payments/payments.ts';
import { owedFirst } from '../../platform/payments/standing-of.ts';
import { billingStateOf } from './billing-state-of.ts';
import { NEW_CUSTOMER } from './open-account.ts';
import type { BillingFacts } from './queries.ts';

/** The customer in the shape the specification gives. */
export function customerToWire(snapshot: CustomerSnapshot = NEW_CUSTOMER): Customer {
  const { methods, subscription, invoices, isDelinquent } = snapshot;
  const plan = (id: string) => ({ plan: { id } });
  return {
    sources: { data: methods.map(({ id, brand, last4 }) => ({ id, brand, last4 })) },
    delinquent: isDelinquent,
    subscriptions: { data: subscription ? [plan(subscription.planId)] : [] },
    invoices: owedFirst(invoices).map(({ chargeId, status, planId, item }) => ({
      charge: chargeId,
      status,
      lines: { data: [plan(planId ?? item ?? '')] },
    })),
  };
}

export function billingToWire(facts: BillingFacts): Billing {
  const snapshot = facts.snapshot ?? NEW_CUSTOMER;
  const { tier } = billingStateOf(facts);
  const ends = [facts.trialEndsAt, facts.extendedTrialEndsAt, facts.offerTrialEndsAt];
  const latest = Math.max(...ends.map((end) => end?.getTime() ?? 0));
  const owed = snapshot.invoices.filter(({ status }) => status === 'open').at(-1);
  return {
    tier,
    subscription: subscriptionToWire(snapshot),
    trialEndsAt: tier === 'trial' && latest > 0 ? new Date(latest).toISOString() : null,
    delinquent: snapshot.isDelinquent,
    creditCents: snapshot.creditCents,
    openInvoice: owed ? invoiceToWire(facts.brandId, owed) : null,
    paymentMethods: methodsToWire(snapshot),
  };
}

function subscriptionToWire({ subscription }: CustomerSnapshot): Billing['subscription'] {
  if (!subscription) return null;
  const { planId, priceCents, status, periodStart, periodEnd, renews, canRenew } = subscription;
  return {
    planId,
    name: findPlanVariant(planId)?.name ?? planId,
    priceCents,
    status,
    periodStart,
    periodEnd,
    renews,
    canResume: canRenew && !renews,
  };
}

export function methodsToWire({ methods }: CustomerSnapshot): PaymentMethod[] {
  return methods;
}

export function invoiceToWire(brandId: number, invoice: InvoiceSnapshot): Invoice {
  const { id, number, status, totalCents, lines, createdAt, paidAt } = invoice;
  return {
    id,
    number,
    status,
    totalCents,
    lines,
    createdAt,
    paidAt,
    nextAttemptAt: invoice.nextAttemptAt,
    confirmUrl: invoice.confirmUrl,
    receiptUrl: `/receipts/${brandId}/${encodeURIComponent(id)}`,
  };
}

export function smsBankToWire(
  balance: { count: number; freeCount: number },
  bank: { autorefillPlanId: string | null; autorefillBelow: number | null } | undefined,
): SmsBank {
  const { autorefillPlanId: planId = null, autorefillBelow: whenBelow = null } = bank ?? {};
  return {
    credits: balance,
    autorefill: planId !== null && whenBelow !== null ? { planId, whenBelow } : null,
  };
}
