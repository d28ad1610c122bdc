import { previewPlanChange } from '@tandem/domain/billing/preview-plan-change';
import type { PaymentResult, PlanOrder, Sale } from '../payments.ts';
import {
  findInvoice,
  findOwedRenewal,
  findSubscription,
  insertInvoice,
  listInvoices,
  sumCredits,
} from './queries.ts';
import type { InvoicePurpose } from './schema.ts';
import { confirmUrl, refuse, type Settling, settleInvoice } from './settle-invoice.ts';

/** Invoices the change to a plan, with the credit for unused time, and charges it. */
export async function buyPlan(settling: Settling, order: PlanOrder): Promise<PaymentResult> {
  const { tx, customer, now } = settling;
  const { key, ...plan } = order;
  const repeated = await repeatedResult(settling, key);
  if (repeated) return repeated;
  await dropWaitingOrders(settling);
  const current = await findSubscription(tx, customer.id);
  const cost = previewPlanChange({
    current: current
      ? { ...current, isPaid: (await findOwedRenewal(tx, customer.id)) === undefined }
      : null,
    next: { ...plan, interval: plan.renews ? 'monthly' : 'upfront' },
    creditCents: await sumCredits(tx, customer.id),
    now,
  });
  const { usedCreditCents, addedCreditCents } = cost;
  return invoiceAndCharge(settling, key, {
    totalCents: cost.dueNowCents,
    lines: cost.lines,
    purpose: { kind: 'plan', order: plan, usedCreditCents, addedCreditCents },
    isAttended: true,
  });
}

export async function buyItem(settling: Settling, sale: Sale): Promise<PaymentResult> {
  const { key, item, description, amountCents, isAttended } = sale;
  return (
    (await repeatedResult(settling, key)) ??
    invoiceAndCharge(settling, key, {
      totalCents: amountCents,
      lines: [{ description, amountCents }],
      purpose: { kind: 'sale', item },
      isAttended,
    })
  );
}

async function invoiceAndCharge(
  settling: Settling,
  key: string,
  bill: {
    totalCents: number;
    lines: { description: string; amountCents: number }[];
    purpose: InvoicePurpose;
    isAttended: boolean;
  },
): Promise<PaymentResult> {
  const { tx, customer, now } = settling;
  const { isAttended, ...content } = bill;
  const invoice = await insertInvoice(tx, {
    ...content,
    id: invoiceIdOf(key),
    customerId: customer.id,
    status: 'open',
    createdAt: now,
  });
  return settleInvoice(settling, invoice, { isAttended });
}

/** The same key again is the same purchase, whatever became of it. */
async function repeatedResult(settling: Settling, key: string): Promise<PaymentResult | undefined> {
  const invoice = await findInvoice(settling.tx, settling.customer.id, invoiceIdOf(key));
  if (!invoice) return undefined;
  if (invoice.status === 'paid') return { status: 'done' };
  if (!invoice.awaitsConfirmation) return { status: 'declined' };
  return { status: 'needs_confirmation', confirmUrl: confirmUrl(settling, invoice.id) };
}

/** Choosing again replaces an order that still waits for the bank. */
async function dropWaitingOrders(settling: Settling): Promise<void> {
  for (const invoice of await listInvoices(settling.tx, settling.customer.id)) {
    if (invoice.status === 'open' && invoice.purpose.kind === 'plan') {
      await refuse(settling, invoice);
    }
  }
}

function invoiceIdOf(key: string): string {
  return `in_${key}`;
}
