import { randomUUID } from 'node:crypto';
import { nextChargeAttempt } from '@tandem/domain/billing/dunning';
import { addMonths } from '@tandem/domain/time/durations';
import type { Transaction } from '../../db/database.ts';
import type { PaymentResult } from '../payments.ts';
import { findCharge, storeCharge } from '../queries.ts';
import type { CardBehavior } from '../test-cards.ts';
import type { LocalGatewayDeps } from './local-gateway-deps.ts';
import {
  addCreditEntry,
  type CustomerRow,
  type InvoiceRow,
  insertEvent,
  listMethods,
  saveSubscription,
  updateInvoice,
  updateSubscription,
} from './queries.ts';

export interface Settling extends LocalGatewayDeps {
  tx: Transaction;
  customer: CustomerRow;
  now: Date;
}

/** What makes the gateway charge: somebody who is there and waits, or the calendar. */
interface Attempt {
  isAttended: boolean;
  /** Tells one press of a button from the next; the calendar counts instead. */
  key?: string;
}

/** Charges because somebody pressed a button; the same press again gets the answer it had. */
export async function settleOnRequest(
  settling: Settling,
  invoice: InvoiceRow,
  key: string,
): Promise<PaymentResult> {
  const earlier = await findCharge(settling.tx, referenceOf(invoice, key));
  if (earlier?.status === 'succeeded') return { status: 'done' };
  if (earlier?.status === 'needs_action') {
    return { status: 'needs_confirmation', confirmUrl: confirmUrl(settling, invoice.id) };
  }
  if (earlier) return { status: 'declined' };
  return settleInvoice(settling, invoice, { isAttended: true, key });
}

/** Charges the default card for an open invoice and does what follows from the outcome. */
export async function settleInvoice(
  settling: Settling,
  invoice: InvoiceRow,
  attempt: Attempt,
): Promise<PaymentResult> {
  const { tx, customer, now } = settling;
  if (invoice.status === 'paid') return { status: 'done' };
  if (invoice.status !== 'open') return { status: 'declined' };
  if (invoice.totalCents === 0) return markPaid(settling, invoice, null);
  const methods = await listMethods(tx, customer.id);
  const card = methods.find(({ id }) => id === customer.defaultMethodId);
  if (!card) return markFailed(settling, invoice, attempt, false);
  const status = outcomeOf(card.behavior, invoice, attempt.isAttended);
  const charge = await storeCharge(
    tx,
    {
      reference: referenceOf(invoice, attempt.key ?? String(invoice.attempts + 1)),
      customer: customer.name,
      card: card.last4,
      amountCents: invoice.totalCents,
      description: invoice.lines[0]?.description ?? 'Invoice',
    },
    status,
    now,
  );
  await settling.realtime.publish(tx, {
    to: 'everybody',
    message: { type: 'sandbox_changed', store: 'charges' },
  });
  if (status === 'succeeded') return markPaid(settling, invoice, `local-${charge.id}`);
  return markFailed(settling, invoice, attempt, status === 'needs_action');
}

function referenceOf({ id }: Pick<InvoiceRow, 'id'>, attempt: string): string {
  return `${id}-${attempt}`;
}

function outcomeOf(behavior: CardBehavior, { purpose }: InvoiceRow, isAttended: boolean) {
  if (behavior === 'declines') return 'declined';
  if (behavior === 'needsAction') return 'needs_action';
  const isLater = purpose.kind === 'renewal' || !isAttended;
  return behavior === 'failsLater' && isLater ? 'declined' : 'succeeded';
}

export async function markPaid(
  settling: Settling,
  invoice: InvoiceRow,
  chargeId: string | null,
): Promise<PaymentResult> {
  const { tx, customer, now } = settling;
  await updateInvoice(tx, invoice.id, {
    status: 'paid',
    chargeId,
    paidAt: now,
    nextAttemptAt: null,
    awaitsConfirmation: false,
    attempts: invoice.attempts + 1,
  });
  const { purpose } = invoice;
  if (purpose.kind === 'plan') {
    const { order, usedCreditCents, addedCreditCents } = purpose;
    const { renews, ...plan } = order;
    await saveSubscription(tx, {
      ...plan,
      customerId: customer.id,
      canRenew: renews,
      renews,
      startedAt: now,
      periods: 1,
      periodStart: now,
      periodEnd: addMonths(now, plan.months),
      endedAt: null,
    });
    await bookCredit(settling, invoice.id, addedCreditCents - usedCreditCents);
    await announce(settling, 'subscription.changed');
  }
  await announce(settling, 'invoice.paid');
  return { status: 'done' };
}

/**
 * What was refused while somebody was buying leaves no invoice behind, only the charge. A renewal
 * stays owed and is charged again by the schedule; when that is used up, the plan ends. Whoever
 * tries in between uses up nothing: only the schedule counts.
 */
async function markFailed(
  settling: Settling,
  invoice: InvoiceRow,
  attempt: Attempt,
  awaitsConfirmation: boolean,
): Promise<PaymentResult> {
  const attempts = invoice.attempts + 1;
  if (invoice.purpose.kind !== 'renewal' && !awaitsConfirmation) return refuse(settling, invoice);
  await updateInvoice(settling.tx, invoice.id, { attempts, awaitsConfirmation });
  if (invoice.purpose.kind === 'renewal') {
    const goesOn = attempt.isAttended || (await countFailure(settling, invoice));
    await announce(settling, 'invoice.payment_failed');
    if (!goesOn) return { status: 'declined' };
  }
  return awaitsConfirmation
    ? { status: 'needs_confirmation', confirmUrl: confirmUrl(settling, invoice.id) }
    : { status: 'declined' };
}

/** Sets the next date of the schedule; false when there is none, and the plan is over. */
async function countFailure(settling: Settling, invoice: InvoiceRow): Promise<boolean> {
  const { tx, customer, now } = settling;
  const firstFailedAt = invoice.firstFailedAt ?? now;
  const scheduledFailures = invoice.scheduledFailures + 1;
  const nextAttemptAt = nextChargeAttempt(firstFailedAt, scheduledFailures);
  const change = { firstFailedAt, scheduledFailures, nextAttemptAt };
  if (nextAttemptAt) {
    await updateInvoice(tx, invoice.id, change);
    return true;
  }
  const over = { status: 'uncollectible', awaitsConfirmation: false } as const;
  await updateInvoice(tx, invoice.id, { ...change, ...over });
  await updateSubscription(tx, customer.id, { endedAt: now });
  await announce(settling, 'subscription.changed');
  return false;
}

/** The bank or the card said no to something that was about to be bought. */
export async function refuse(settling: Settling, invoice: InvoiceRow): Promise<PaymentResult> {
  await updateInvoice(settling.tx, invoice.id, {
    status: 'void',
    awaitsConfirmation: false,
    attempts: invoice.attempts + 1,
  });
  return { status: 'declined' };
}

export async function bookCredit(settling: Settling, invoiceId: string, amountCents: number) {
  if (amountCents === 0) return;
  const { tx, customer, now } = settling;
  await addCreditEntry(tx, { customerId: customer.id, invoiceId, amountCents, createdAt: now });
}

export async function announce({ tx, customer, now, onEvent }: Settling, type: string) {
  const id = `evt_${randomUUID()}`;
  await insertEvent(tx, { id, type, customerId: customer.id, createdAt: now });
  await onEvent(tx, id);
}

/** The local gateway's bank has its page in the app. */
export function confirmUrl({ publicUrl }: Pick<LocalGatewayDeps, 'publicUrl'>, invoiceId: string) {
  return `${publicUrl}/app/confirm-payment/${invoiceId}`;
}
