import type { Handler } from '../../../platform/http/handler.ts';
import { HttpError } from '../../../platform/http/http-error.ts';
import type { InvoiceSnapshot } from '../../../platform/payments/payments.ts';
import type { Services } from '../../../platform/services.ts';
import { whatOf } from '../mails/account-news.ts';
import { tellRefusal } from '../mails/tell-refusal.ts';
import { noteCharge } from '../note-charge.ts';
import { paymentOutcome, requireCard } from '../payment-outcome.ts';
import { rememberBuyer } from '../remember-buyer.ts';
import { syncAccount } from '../sync-account.ts';
import { requireOpenInvoice } from './find-invoice.ts';

export function payInvoice(services: Services): Handler<'POST /invoices/:id/pay'> {
  const { db, payments } = services;
  return async ({ brand, caller, params, body, now }) => {
    const { customerId, snapshot, invoice } = await requireOpenInvoice(
      db.root,
      brand.id,
      params.id,
    );
    if (invoice.totalCents !== body.totalCents) {
      throw new HttpError(409, 'conflict', 'The amount has changed. Please look at it again.');
    }
    requireCard(snapshot);
    await rememberBuyer(db.root, { brandId: brand.id, reference: params.id, caller, now });
    const result = await payments.payInvoice(customerId, params.id, body.key);
    await syncAccount(services, brand.id);
    const isItsInvoice = ({ id }: InvoiceSnapshot) => id === params.id;
    await noteCharge(services, { caller, brandId: brand.id, result, isItsInvoice, now });
    if (result.status === 'declined') {
      const { totalCents } = invoice;
      await tellRefusal(services, { brandId: brand.id, what: whatOf(invoice), totalCents, now });
    }
    return paymentOutcome(result);
  };
}
