import { formatDollars } from '@tandem/domain/billing/format-dollars';
import type { Caller } from '../../platform/http/caller.ts';
import type { InvoiceSnapshot, PaymentResult } from '../../platform/payments/payments.ts';
import type { Services } from '../../platform/services.ts';
import { recordAudit } from '../admin/public.ts';
import { findAccount } from './queries.ts';

interface Charge {
  caller: Caller;
  brandId: number;
  result: PaymentResult;
  isItsInvoice(invoice: InvoiceSnapshot): boolean;
  now: Date;
}

/**
 * Records what a charge in somebody's name came to, by what the gateway says. That it was tried, and
 * for how much, was recorded before it ran.
 */
export async function noteCharge(
  { db }: Pick<Services, 'db'>,
  { caller, brandId, result, isItsInvoice, now }: Charge,
): Promise<void> {
  if (caller.impersonatorId === null) return;
  const account = await findAccount(db.root, brandId);
  const invoice = account?.snapshot.invoices.find(isItsInvoice);
  const cents = invoice?.status === 'paid' ? invoice.totalCents : 0;
  await recordAudit(db.root, {
    at: now,
    actorId: caller.impersonatorId,
    actingAsId: caller.person.id,
    brandId,
    action: cents > 0 ? 'card charged' : NOT_CHARGED[result.status],
    detail: {
      charged: formatDollars(cents),
      ...(invoice ? { invoice: invoice.number } : {}),
    },
  });
}

const NOT_CHARGED = {
  done: 'nothing to charge',
  declined: 'card refused',
  needs_confirmation: 'charge waits for the bank',
} satisfies Record<PaymentResult['status'], string>;
