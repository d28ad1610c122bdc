import { SMS_CREDIT_PLANS } from '@tandem/domain/billing/sms-credit-plans';
import { z } from 'zod';
import { CreditEntry, PaymentOutcome, PressKey, SmsBank } from '../billing.ts';
import { operations } from '../operation.ts';
import { Cents, olderThan } from '../shapes.ts';

const SmsPlanId = z.enum(
  SMS_CREDIT_PLANS.map(({ id }) => id),
  'Choose one of the SMS plans',
);

/** Credits for texts: how many there are, where they came from, buying more. */
export const smsCredits = operations({
  'GET /brand-sms-bank': {
    summary: "The brand's SMS credits, bought and free, and how they refill.",
    access: 'brand-viewer',
    answer: SmsBank,
  },
  'GET /sms-credits/ledger': {
    summary: 'Every change of the SMS credits, newest first, 50 at a time.',
    access: 'brand-viewer',
    query: z.object(olderThan),
    answer: z.array(CreditEntry),
  },
  'GET /sms-credit-plans': {
    summary: 'Packs of SMS credits with their prices.',
    access: 'public',
    answer: z.array(
      z.object({ id: z.string(), name: z.string(), credits: z.int(), priceCents: Cents }),
    ),
  },
  'POST /sms-credits/purchases': {
    summary: 'Buys a pack of SMS credits with the default card.',
    access: 'brand-owner',
    charges: 'priceCents',
    body: z.object({
      planId: SmsPlanId,
      priceCents: Cents.describe('As shown on the button; 409 when it is another.'),
      key: PressKey,
    }),
    answer: PaymentOutcome,
    limit: { per: 'user', calls: 30, seconds: 600 },
  },
  'PUT /sms-credits/autorefill': {
    summary:
      'Buys a pack by itself whenever fewer credits are left; null switches it off. Charges nothing: 409 when it would.',
    access: 'brand-owner',
    body: z.object({
      autorefill: z
        .object({
          planId: SmsPlanId,
          whenBelow: z
            .int('Must be positive integer')
            .positive('Must be positive integer')
            .max(100_000, 'Cannot exceed 100000'),
        })
        .nullable(),
    }),
    answer: SmsBank,
  },
});
