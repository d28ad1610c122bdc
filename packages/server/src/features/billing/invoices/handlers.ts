import type { HandlersFor } from '../../../platform/http/handler.ts';
import type { Services } from '../../../platform/services.ts';
import { confirmPayment } from './confirm-payment.ts';
import { payInvoice } from './pay-invoice.ts';
import { showInvoices } from './show-invoices.ts';

type InvoiceOperation =
  | 'GET /invoices'
  | 'POST /invoices/:id/pay'
  | 'POST /sandbox/payment-confirmations/:id';

export function invoiceHandlers(services: Services): HandlersFor<InvoiceOperation> {
  return {
    'GET /invoices': showInvoices(services),
    'POST /invoices/:id/pay': payInvoice(services),
    'POST /sandbox/payment-confirmations/:id': confirmPayment(services),
  };
}
