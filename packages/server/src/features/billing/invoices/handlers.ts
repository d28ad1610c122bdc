import type { HandlersFor } from '../../../platform/http/handler.ts';
import { HttpError, notFound } from '../../../platform/http/http-error.ts';
import type { Services } from '../../../platform/services.ts';
import { whatOf } from '../mails/account-news.ts';
import { tellRefusal } from '../mails/tell-refusal.ts';
import { paymentOutcome, requireCard } from '../payment-outcome.ts';
import { type BillingAccount, findAccount } from '../queries.ts';
import { rememberBuyer } from '../remember-buyer.ts';
import { syncAccount } from '../sync-account.ts';
import { invoiceToWire } from '../wire.ts';

type InvoiceOperation =
  | 'GET /invoices'
  | 'POST /invoices/:id/pay'
  | 'POST /sandbox/payment-confirmations/:id';

export function invoiceHandlers(services: Services): HandlersFor<InvoiceOperation> {
  const { db, payments } = services;
  const openInvoice = async (brandId: number, id: string) => {
    const account = await findAccount(db.root, brandId);
    const invoice = findInvoice(account, id);
    if (!account || !invoice) throw notFound('invoice');
    if (invoice.status === 'open') return { ...account, invoice };
    throw new HttpError(409, 'conflict', 'This invoice is not open any more.');
  };
  return {
    'GET /invoices': async ({ brand }) => {
      const account = await findAccount(db.root, brand.id);
      return (account?.snapshot.invoices ?? []).map((one) => invoiceToWire(brand.id, one));
    },
    'POST /invoices/:id/pay': async ({ brand, caller, params, body, now }) => {
      const { customerId, snapshot, invoice } = await openInvoice(brand.id, params.id);
      if (invoice.totalCents !== body.totalCents) {
        throw new HttpError(409, 'conflict', 'The amount has changed. Please look at it again.');
      }
      requireCard(snapshot);
      await rememberBuyer(db.root, { brandId: brand.id, reference: params.id, caller, now });
      const result = await payments.payInvoice(customerId, params.id, body.key);
      await syncAccount(services, brand.id);
      if (result.status === 'declined') {
        const { totalCents } = invoice;
        await tellRefusal(services, { brandId: brand.id, what: whatOf(invoice), totalCents, now });
      }
      return paymentOutcome(result);
    },
    'POST /sandbox/payment-confirmations/:id': async ({ brand, params, body }) => {
      const { customerId } = await openInvoice(brand.id, params.id);
      if (!payments.local) throw notFound('payment to confirm');
      const result = await payments.local.confirm(customerId, params.id, body.approve);
      await syncAccount(services, brand.id);
      return paymentOutcome(result);
    },
  };
}

export function findInvoice(account: BillingAccount | undefined, id: string) {
  return account?.snapshot.invoices.find((invoice) => invoice.id === id);
}
