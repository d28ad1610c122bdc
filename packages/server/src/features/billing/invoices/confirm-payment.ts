import type { Handler } from '../../../platform/http/handler.ts';
import { notFound } from '../../../platform/http/http-error.ts';
import type { Services } from '../../../platform/services.ts';
import { paymentOutcome } from '../payment-outcome.ts';
import { syncAccount } from '../sync-account.ts';
import { requireOpenInvoice } from './find-invoice.ts';

/** What a bank's page would do: the sandbox lets a test card approve or refuse. */
export function confirmPayment(
  services: Services,
): Handler<'POST /sandbox/payment-confirmations/:id'> {
  const { db, payments } = services;
  return async ({ brand, params, body }) => {
    const { customerId } = await requireOpenInvoice(db.root, brand.id, params.id);
    if (!payments.local) throw notFound('payment to confirm');
    const result = await payments.local.confirm(customerId, params.id, body.approve);
    await syncAccount(services, brand.id);
    return paymentOutcome(result);
  };
}
