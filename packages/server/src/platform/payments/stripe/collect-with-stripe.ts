import { prorationStart } from '@tandem/domain/billing/preview-plan-change';
import { Stripe } from 'stripe';
import type { PaymentResult, PlanOrder, Sale } from '../payments.ts';
import { findStripeSubscription } from './read-stripe-customer.ts';
import { Invoice, Prices, Subscription } from './stripe-shapes.ts';

/** Starts a plan, or changes the running one as the preview said: at once, by whole days. */
export async function orderAtStripe(
  stripe: Stripe,
  customerId: string,
  order: PlanOrder,
  now: Date,
): Promise<PaymentResult> {
  const price = await findPrice(stripe, order.planId);
  const current = await findStripeSubscription(stripe, customerId);
  const result = await refusedAsDeclined(async () => {
    const changed = current
      ? await changeSubscription(stripe, current, { price, key: order.key, now })
      : await startSubscription(stripe, customerId, { price, key: order.key });
    return settledResult(stripe, changed, current === undefined);
  });
  if (result.status === 'done') await keepRenewal(stripe, customerId, order.renews);
  return result;
}

/** Prices are looked up by our plan ids, which the account's owner gives them as lookup keys. */
async function findPrice(stripe: Stripe, planId: string): Promise<string> {
  const found = await stripe.prices.list({ lookup_keys: [planId], active: true, limit: 1 });
  const price = Prices.parse(found).data[0];
  if (!price) throw new Error(`Stripe has no active price with the lookup key ${planId}`);
  return price.id;
}

async function startSubscription(
  stripe: Stripe,
  customerId: string,
  { price, key }: { price: string; key: string },
): Promise<Subscription> {
  const created = await stripe.subscriptions.create(
    {
      customer: customerId,
      items: [{ price }],
      payment_behavior: 'allow_incomplete',
      metadata: { key },
      expand: ['latest_invoice.payment_intent'],
    },
    { idempotencyKey: key },
  );
  return Subscription.parse(created);
}

async function changeSubscription(
  stripe: Stripe,
  current: Subscription,
  { price, key, now }: { price: string; key: string; now: Date },
): Promise<Subscription> {
  const since = prorationStart(
    {
      periodStart: new Date(current.current_period_start * 1000),
      periodEnd: new Date(current.current_period_end * 1000),
    },
    now,
  );
  // `now` is right in the pinned version; the library's newest types have another form.
  const changed = await stripe.subscriptions.update(
    current.id,
    {
      items: [{ id: current.items.data[0]?.id ?? '', price }],
      proration_behavior: 'always_invoice',
      proration_date: Math.floor(since.getTime() / 1000),
      billing_cycle_anchor: 'now' as never,
      payment_behavior: 'pending_if_incomplete',
      expand: ['latest_invoice.payment_intent'],
    },
    { idempotencyKey: key },
  );
  return Subscription.parse(changed);
}

/** A first charge that was refused leaves no subscription behind. */
async function settledResult(
  stripe: Stripe,
  subscription: Subscription,
  isNew: boolean,
): Promise<PaymentResult> {
  const result = invoiceResult(subscription.latest_invoice);
  if (result.status === 'declined' && isNew) await stripe.subscriptions.cancel(subscription.id);
  return result;
}

function invoiceResult(invoice: Subscription['latest_invoice']): PaymentResult {
  if (!invoice || typeof invoice === 'string' || invoice.status === 'paid') {
    return { status: 'done' };
  }
  const intent = invoice.payment_intent;
  const status = intent && typeof intent !== 'string' ? intent.status : undefined;
  if (status === 'requires_action' && invoice.hosted_invoice_url) {
    return { status: 'needs_confirmation', confirmUrl: invoice.hosted_invoice_url };
  }
  return status === 'requires_payment_method' ? { status: 'declined' } : { status: 'done' };
}

/** What is paid once ends with its period; a change away from such a plan renews again. */
export async function keepRenewal(stripe: Stripe, customerId: string, renews: boolean) {
  const subscription = await findStripeSubscription(stripe, customerId);
  if (!subscription || subscription.cancel_at_period_end === !renews) return;
  await stripe.subscriptions.update(subscription.id, { cancel_at_period_end: !renews });
}

/** Sells something on an invoice of its own; refused, the invoice is void and nothing is owed. */
export async function sellAtStripe(
  stripe: Stripe,
  customerId: string,
  sale: Sale,
): Promise<PaymentResult> {
  const { key, item, description, amountCents, isAttended } = sale;
  const invoice = await stripe.invoices.create(
    {
      customer: customerId,
      auto_advance: false,
      pending_invoice_items_behavior: 'exclude',
      metadata: { key, item },
    },
    { idempotencyKey: `${key}-invoice` },
  );
  const invoiceId = Invoice.shape.id.parse(invoice.id);
  await stripe.invoiceItems.create(
    { customer: customerId, invoice: invoiceId, amount: amountCents, currency: 'usd', description },
    { idempotencyKey: `${key}-item` },
  );
  await stripe.invoices.finalizeInvoice(
    invoiceId,
    { auto_advance: false },
    { idempotencyKey: `${key}-final` },
  );
  const result = await payAtStripe(stripe, invoiceId, { isAttended, key });
  if (result.status === 'declined') await stripe.invoices.voidInvoice(invoiceId);
  return result;
}

export async function payAtStripe(
  stripe: Stripe,
  invoiceId: string,
  { isAttended, key }: { isAttended: boolean; key: string },
): Promise<PaymentResult> {
  try {
    await stripe.invoices.pay(
      invoiceId,
      { off_session: !isAttended },
      { idempotencyKey: `${key}-pay` },
    );
    return { status: 'done' };
  } catch (error) {
    // Stripe's own calendar may have been faster than the person at the button.
    if (await isPaidMeanwhile(stripe, invoiceId, error)) return { status: 'done' };
    if (!(error instanceof Stripe.errors.StripeCardError)) throw error;
    const asks = /requires_action|authentication_required/.test(error.code ?? '');
    if (!asks) return { status: 'declined' };
    const { hosted_invoice_url: confirmUrl } = Invoice.parse(
      await stripe.invoices.retrieve(invoiceId),
    );
    return confirmUrl ? { status: 'needs_confirmation', confirmUrl } : { status: 'declined' };
  }
}

async function isPaidMeanwhile(stripe: Stripe, invoiceId: string, error: unknown) {
  if (!(error instanceof Stripe.errors.StripeInvalidRequestError)) return false;
  return Invoice.parse(await stripe.invoices.retrieve(invoiceId)).status === 'paid';
}

async function refusedAsDeclined(work: () => Promise<PaymentResult>): Promise<PaymentResult> {
  try {
    return await work();
  } catch (error) {
    if (error instanceof Stripe.errors.StripeCardError) return { status: 'declined' };
    throw error;
  }
}
