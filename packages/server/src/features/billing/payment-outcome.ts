import type { PaymentOutcome } from '@tandem/contract/billing';
import { HttpError } from '../../platform/http/http-error.ts';
import type { CustomerSnapshot, PaymentResult } from '../../platform/payments/payments.ts';

/** What a payment came to, for the browser; a refused card is an error that says so. */
export function paymentOutcome(result: PaymentResult): PaymentOutcome {
  if (result.status !== 'declined') return result;
  throw new HttpError(402, 'card_declined', 'The card was declined. Please try another one.');
}

/** What became of an order that is sent again with the same key; undefined for a new one. */
export function repeatedOutcome(
  { invoices }: CustomerSnapshot,
  key: string,
): PaymentOutcome | undefined {
  const invoice = invoices.find((candidate) => candidate.key === key);
  if (!invoice) return undefined;
  if (invoice.status === 'paid') return { status: 'done' };
  if (invoice.confirmUrl === null) return paymentOutcome({ status: 'declined' });
  return { status: 'needs_confirmation', confirmUrl: invoice.confirmUrl };
}

export function requireCard({ methods }: CustomerSnapshot): void {
  if (methods.length > 0) return;
  throw new HttpError(402, 'payment_required', 'Please add a card first.', {
    goTo: '/payment-methods',
  });
}
