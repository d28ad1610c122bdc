import { findPlanVariant } from '@tandem/domain/billing/plan-variants';
import type { Stripe } from 'stripe';
import type { CustomerSnapshot, InvoiceSnapshot, SubscriptionSnapshot } from '../payments.ts';
import { CardMethod, Customer, Invoice, listOf, Subscription } from './stripe-shapes.ts';

/** The customer as Stripe knows it; `revision` is the moment we began to ask. */
export async function readStripeCustomer(
  stripe: Stripe,
  id: string,
  revision: number,
): Promise<CustomerSnapshot> {
  const [found, methods, subscription, invoices] = await Promise.all([
    stripe.customers.retrieve(id),
    listStripeCards(stripe, id),
    findStripeSubscription(stripe, id),
    stripe.invoices.list({ customer: id, limit: 100 }),
  ]);
  const customer = Customer.parse(found);
  const chosen = customer.invoice_settings?.default_payment_method;
  const defaultId = chosen ?? methods[0]?.id;
  return {
    revision,
    isDelinquent: customer.delinquent ?? false,
    // A negative balance is money the customer has left.
    creditCents: Math.max(0, 0 - (customer.balance ?? 0)),
    methods: methods.map(({ id, card }) => ({
      id,
      brand: card.brand,
      last4: card.last4,
      expMonth: card.exp_month,
      expYear: card.exp_year,
      isDefault: id === defaultId,
    })),
    subscription: subscription ? subscriptionOf(subscription) : null,
    invoices: listOf(Invoice).parse(invoices).data.flatMap(invoiceOf),
  };
}

export async function listStripeCards(stripe: Stripe, customerId: string) {
  const found = await stripe.customers.listPaymentMethods(customerId, { type: 'card', limit: 100 });
  return listOf(CardMethod).parse(found).data;
}

/** The one that counts: running, or running with a charge that failed. */
export async function findStripeSubscription(
  stripe: Stripe,
  customerId: string,
): Promise<Subscription | undefined> {
  const found = await stripe.subscriptions.list({ customer: customerId, limit: 10 });
  return listOf(Subscription)
    .parse(found)
    .data.find(({ status }) => RUNNING.has(status));
}

const RUNNING = new Set(['active', 'trialing', 'past_due', 'unpaid']);

function subscriptionOf(subscription: Subscription): SubscriptionSnapshot | null {
  const price = subscription.items.data[0]?.price;
  if (!price) return null;
  const planId = price.lookup_key ?? price.id;
  return {
    planId,
    priceCents: price.unit_amount ?? 0,
    status: ['past_due', 'unpaid'].includes(subscription.status) ? 'past_due' : 'active',
    periodStart: moment(subscription.current_period_start),
    periodEnd: moment(subscription.current_period_end),
    renews: !subscription.cancel_at_period_end,
    canRenew: findPlanVariant(planId)?.interval !== 'upfront',
  };
}

/** Drafts are not invoices yet, and void ones are owed by nobody. */
function invoiceOf(invoice: Invoice): InvoiceSnapshot[] {
  const { id, status, metadata, next_payment_attempt: next } = invoice;
  if (!status || status === 'draft' || status === 'void') return [];
  const paidAt = invoice.status_transitions.paid_at;
  const lines = invoice.lines.data;
  return [
    {
      id,
      key: metadata?.key ?? null,
      number: invoice.number ?? id,
      status,
      totalCents: invoice.total,
      lines: lines.map(({ description, amount }) => ({
        description: description ?? 'Tandem',
        amountCents: amount,
      })),
      planId: lines.findLast(({ price }) => price?.lookup_key)?.price?.lookup_key ?? null,
      item: metadata?.item ?? null,
      chargeId: invoice.charge ?? null,
      createdAt: moment(invoice.created),
      paidAt: paidAt ? moment(paidAt) : null,
      nextAttemptAt: next ? moment(next) : null,
      confirmUrl: status === 'open' ? (invoice.hosted_invoice_url ?? null) : null,
    },
  ];
}

function moment(seconds: number): string {
  return new Date(seconds * 1000).toISOString();
}
