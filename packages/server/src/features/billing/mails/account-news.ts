import { findPlanVariant } from '@tandem/domain/billing/plan-variants';
import type { CustomerSnapshot, InvoiceSnapshot } from '../../../platform/payments/payments.ts';
import type { OwnersNews, PlanEnd } from './owners-mail.ts';

/** What is new about a customer's money since the last look, apart from what was paid. */
export function accountNews(known: CustomerSnapshot, fresh: CustomerSnapshot): OwnersNews[] {
  const news: OwnersNews[] = [];
  const failed = newlyFailed(known, fresh);
  if (failed) {
    const { totalCents, nextAttemptAt } = failed;
    news.push({ kind: 'charge-failed', what: whatOf(failed), totalCents, nextAttemptAt });
  }
  if (known.subscription && !fresh.subscription) {
    const { planId } = known.subscription;
    const planName = findPlanVariant(planId)?.name ?? planId;
    news.push({ kind: 'plan-ended', planName, reason: endOf(known, fresh) });
  }
  return news;
}

/** Invoices that were paid since the last look, oldest first. */
export function newlyPaid(known: CustomerSnapshot, fresh: CustomerSnapshot): InvoiceSnapshot[] {
  const isPaid = ({ status }: InvoiceSnapshot) => status === 'paid';
  const before = new Set(known.invoices.filter(isPaid).map(({ id }) => id));
  return fresh.invoices.filter((invoice) => isPaid(invoice) && !before.has(invoice.id)).reverse();
}

export function whatOf({ lines }: Pick<InvoiceSnapshot, 'lines'>): string {
  return lines[0]?.description ?? 'Tandem';
}

/**
 * A renewal that was refused since the last look. Only the calendar moves the next date, so one that
 * somebody tried to pay in between is no news: they saw it happen.
 */
function newlyFailed(known: CustomerSnapshot, fresh: CustomerSnapshot) {
  if (!fresh.isDelinquent) return undefined;
  const isOwed = ({ status, planId }: InvoiceSnapshot) => status === 'open' && planId !== null;
  const owed = fresh.invoices.find(isOwed);
  const before = known.invoices.find(({ id }) => id === owed?.id);
  const isKnown = known.isDelinquent && before?.nextAttemptAt === owed?.nextAttemptAt;
  return isKnown ? undefined : owed;
}

function endOf(known: CustomerSnapshot, fresh: CustomerSnapshot): PlanEnd {
  const wasLost = ({ id, status }: InvoiceSnapshot) =>
    status === 'uncollectible' &&
    known.invoices.some((one) => one.id === id && one.status === 'open');
  if (fresh.invoices.some(wasLost) || known.isDelinquent) return 'unpaid';
  return known.subscription?.canRenew === false ? 'over' : 'canceled';
}
