import { z } from 'zod';
import { GatewayId, PaymentMethod } from '../billing.ts';
import { operations } from '../operation.ts';

/** The cards that a brand pays with. */
export const cards = operations({
  'POST /payment-methods/setup': {
    summary: "How to add a card: in the app's own form, or on the payment provider's page.",
    access: 'brand-owner',
    answer: z.discriminatedUnion('kind', [
      z.object({ kind: z.literal('form') }),
      z.object({ kind: z.literal('redirect'), url: z.string() }),
    ]),
  },
  'POST /payment-methods': {
    summary: 'Adds a card of the local gateway; the first one becomes the default.',
    access: 'brand-owner',
    sandboxOnly: true,
    body: z.object({
      number: z
        .string()
        .transform((text) => text.replaceAll(/[\s-]/g, ''))
        .pipe(z.string().regex(/^\d{13,19}$/, 'Must be a card number')),
      expMonth: z.int('Must be a month').min(1, 'Must be a month').max(12, 'Must be a month'),
      expYear: z.int('Must be a year').min(2000, 'Must be a year').max(2100, 'Must be a year'),
      cvc: z.string().regex(/^\d{3,4}$/, 'Must be 3 or 4 digits'),
    }),
    answer: z.array(PaymentMethod),
    limit: { per: 'user', calls: 30, seconds: 600 },
  },
  'PUT /payment-methods/:id/default': {
    summary: 'Charges this card from now on.',
    access: 'brand-owner',
    params: GatewayId,
    answer: z.array(PaymentMethod),
  },
  'DELETE /payment-methods/:id': {
    summary: 'Removes a card; the last one stays while a plan renews or money is owed.',
    access: 'brand-owner',
    params: GatewayId,
    answer: z.array(PaymentMethod),
  },
});
