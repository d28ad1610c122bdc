import { addMonths } from '@tandem/domain/time/durations';
import {
  findOwedRenewal,
  findSubscription,
  insertInvoice,
  type SubscriptionRow,
  sumCredits,
  updateSubscription,
} from './queries.ts';
import { announce, bookCredit, type Settling, settleInvoice } from './settle-invoice.ts';

/** Brings one customer up to date: charges what is owed, ends or renews a period that is over. */
export async function collectDue(settling: Settling): Promise<void> {
  const { tx, customer, now } = settling;
  const owed = await findOwedRenewal(tx, customer.id);
  if (owed) {
    // No further period begins while one is unpaid.
    if (owed.nextAttemptAt && owed.nextAttemptAt <= now)
      await settleInvoice(settling, owed, SCHEDULED);
    return;
  }
  const subscription = await findSubscription(tx, customer.id);
  if (!subscription || subscription.periodEnd > now) return;
  if (subscription.renews) return renew(settling, subscription);
  await updateSubscription(tx, customer.id, { endedAt: now });
  await announce(settling, 'subscription.changed');
}

const SCHEDULED = { isAttended: false };

async function renew(settling: Settling, subscription: SubscriptionRow): Promise<void> {
  const { tx, customer, now } = settling;
  const { planId, name, priceCents, months, startedAt, periodEnd } = subscription;
  const periods = subscription.periods + 1;
  await updateSubscription(tx, customer.id, {
    periods,
    periodStart: periodEnd,
    periodEnd: addMonths(startedAt, periods * months),
  });
  const credit = Math.min(Math.max(0, await sumCredits(tx, customer.id)), priceCents);
  const lines = [{ description: name, amountCents: priceCents }];
  if (credit > 0) lines.push({ description: 'Credit from earlier changes', amountCents: -credit });
  const invoice = await insertInvoice(tx, {
    id: `in_${customer.id}_${startedAt.getTime()}_${periods}`,
    customerId: customer.id,
    status: 'open',
    totalCents: priceCents - credit,
    lines,
    purpose: { kind: 'renewal', planId },
    createdAt: now,
  });
  await bookCredit(settling, invoice.id, 0 - credit);
  await settleInvoice(settling, invoice, SCHEDULED);
}
