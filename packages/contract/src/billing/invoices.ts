import { z } from 'zod';
import { GatewayId, Invoice, PaymentOutcome, PressKey } from '../billing.ts';
import { operations } from '../operation.ts';
import { Cents } from '../shapes.ts';

/** What was charged and what is owed. */
export const invoices = operations({
  'GET /invoices': {
    summary: "The brand's invoices, newest first.",
    access: 'brand-viewer',
    answer: z.array(Invoice),
  },
  'POST /invoices/:id/pay': {
    summary: 'Charges the default card for an open invoice now.',
    access: 'brand-owner',
    charges: 'totalCents',
    params: GatewayId,
    body: z.object({
      totalCents: Cents.describe('As shown on the button; 409 when it is another.'),
      key: PressKey,
    }),
    answer: PaymentOutcome,
    limit: { per: 'user', calls: 30, seconds: 600 },
  },
  'POST /sandbox/payment-confirmations/:id': {
    summary: "Plays the bank's part for an invoice of the local gateway: approve or refuse.",
    access: 'brand-owner',
    sandboxOnly: true,
    params: GatewayId,
    body: z.object({ approve: z.boolean() }),
    answer: PaymentOutcome,
  },
});
