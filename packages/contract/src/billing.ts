import { PLAN_TIERS, type PlanTier } from '@tandem/domain/billing/plan-tier';
import { PLAN_VARIANTS } from '@tandem/domain/billing/plan-variants';
import { SMS_CREDIT_PLANS } from '@tandem/domain/billing/sms-credit-plans';
import { z } from 'zod';
import { operations } from './operation.ts';
import { Cents, Moment, olderThan } from './shapes.ts';

const Tier = z.enum(Object.keys(PLAN_TIERS) as [PlanTier, ...PlanTier[]]);
const PlanId = z.enum(
  PLAN_VARIANTS.map(({ id }) => id),
  'Choose one of the plans',
);
const SmsPlanId = z.enum(
  SMS_CREDIT_PLANS.map(({ id }) => id),
  'Choose one of the SMS plans',
);
/** The gateway's own ids are texts. */
const GatewayId = z.object({ id: z.string().min(1).max(100) });

/** Made by the browser for each press of a button, so that a repeated request is the same one. */
const Key = z.uuid('Must be a UUID');

/** Billing data in the shape the specification gives, whichever gateway is used. */
export const Customer = z.object({
  sources: z.object({
    data: z.array(z.object({ id: z.string(), brand: z.string(), last4: z.string() })),
  }),
  delinquent: z.boolean(),
  subscriptions: z.object({ data: z.array(z.object({ plan: z.object({ id: z.string() }) })) }),
  invoices: z.array(
    z.object({
      charge: z.string().nullable(),
      status: z.string(),
      lines: z.object({ data: z.array(z.object({ plan: z.object({ id: z.string() }) })) }),
    }),
  ),
});
export type Customer = z.infer<typeof Customer>;

export const Plan = z.object({
  id: z.string().describe('Plan name and offer, such as essential-buy-3-get-1.'),
  tier: Tier,
  name: z.string(),
  offer: z.string(),
  interval: z.enum(['monthly', 'quarterly', 'bi-annually', 'annually', 'upfront']),
  months: z.int(),
  discountPercent: z.int(),
  priceCents: Cents.nullable().describe('For the whole interval; null means agreed per brand.'),
  minimumBrands: z.int(),
});
export type Plan = z.infer<typeof Plan>;

export const PaymentMethod = z.object({
  id: z.string(),
  brand: z.string().describe('visa, mastercard ...'),
  last4: z.string(),
  expMonth: z.int(),
  expYear: z.int(),
  isDefault: z.boolean(),
});
export type PaymentMethod = z.infer<typeof PaymentMethod>;

export const Invoice = z.object({
  id: z.string(),
  number: z.string(),
  status: z.enum(['open', 'paid', 'void', 'uncollectible']),
  totalCents: Cents,
  lines: z.array(z.object({ description: z.string(), amountCents: Cents })),
  createdAt: Moment,
  paidAt: Moment.nullable(),
  nextAttemptAt: Moment.nullable().describe('When an open invoice is charged again by itself.'),
  confirmUrl: z.string().nullable().describe('Where to confirm a payment the bank asks about.'),
  receiptUrl: z.string().describe('A page to print or to save as PDF.'),
});
export type Invoice = z.infer<typeof Invoice>;

/** Everything the plan screens show. */
export const Billing = z.object({
  tier: Tier,
  subscription: z
    .object({
      planId: z.string(),
      name: z.string(),
      priceCents: Cents,
      status: z.enum(['active', 'past_due']),
      periodStart: Moment,
      periodEnd: Moment,
      renews: z.boolean().describe('False: it ends with the period, canceled or paid upfront.'),
      canResume: z.boolean(),
    })
    .nullable(),
  trialEndsAt: Moment.nullable().describe('The latest of the three trial ends.'),
  delinquent: z.boolean(),
  creditCents: Cents.describe('Left over from plan changes; the next invoices use it up.'),
  openInvoice: Invoice.nullable().describe('What is owed: the oldest unpaid invoice.'),
  paymentMethods: z.array(PaymentMethod),
});
export type Billing = z.infer<typeof Billing>;

/** What a payment came to. A refused card is an error instead: 402 `card_declined`. */
export const PaymentOutcome = z.discriminatedUnion('status', [
  z.object({ status: z.literal('done') }),
  z.object({
    status: z.literal('needs_confirmation'),
    confirmUrl: z.string().describe('Go there; afterwards the bank sends people back.'),
  }),
]);
export type PaymentOutcome = z.infer<typeof PaymentOutcome>;

export const ChangePreview = z.object({
  planId: z.string(),
  name: z.string(),
  lines: z.array(z.object({ description: z.string(), amountCents: Cents })),
  dueNowCents: Cents,
  creditAfterCents: Cents.describe('What is left for later invoices when the credit is larger.'),
  periodEnd: Moment,
  renews: z.boolean(),
});
export type ChangePreview = z.infer<typeof ChangePreview>;

export const SmsBank = z.object({
  credits: z.object({ count: z.int(), freeCount: z.int() }),
  autorefill: z
    .object({ planId: z.string(), whenBelow: z.int() })
    .nullable()
    .describe('Buys this pack again when fewer credits are left; null means off.'),
});
export type SmsBank = z.infer<typeof SmsBank>;

/** One change of the SMS credits; the ledger only grows. */
export const CreditEntry = z.object({
  id: z.int(),
  at: Moment,
  kind: z.enum(['purchase', 'refill', 'gift', 'spend', 'refund']),
  note: z.string().describe('What it was for.'),
  who: z.string().nullable().describe('The person who did it; null where nobody pressed anything.'),
  change: z.int().describe('Below zero for what was spent.'),
  balance: z.int().describe('What was left after it, bought and free.'),
});
export type CreditEntry = z.infer<typeof CreditEntry>;

export const billing = operations({
  'GET /customer': {
    summary: "The brand's payment sources, subscriptions and invoices.",
    access: 'brand-viewer',
    answer: Customer,
  },
  'GET /brand-claims': {
    summary: 'What the plan lets the brand do, keyed by permission; a limit of null means none.',
    access: 'brand-viewer',
    answer: z.record(z.string(), z.union([z.boolean(), z.int(), z.null()])),
  },
  'GET /plans': {
    summary: 'Every way to buy a plan, with its price.',
    access: 'public',
    answer: z.array(Plan),
  },
  'GET /billing': {
    summary: "The brand's plan, trial, cards and what it owes.",
    access: 'brand-viewer',
    answer: Billing,
  },
  'POST /subscription/preview': {
    summary: 'What changing to a plan would cost now; changes nothing.',
    access: 'brand-owner',
    body: z.object({ planId: PlanId }),
    answer: ChangePreview,
  },
  'PUT /subscription': {
    summary: 'Starts or changes the plan at once; time already paid for is credited.',
    access: 'brand-owner',
    body: z.object({
      planId: PlanId,
      dueNowCents: Cents.describe('As previewed; 409 when it has changed since.'),
      key: Key,
    }),
    answer: PaymentOutcome,
    limit: { per: 'user', calls: 30, seconds: 600 },
  },
  'POST /subscription/cancel': {
    summary: 'Lets the plan end with the period that is paid for.',
    access: 'brand-owner',
    answer: Billing,
  },
  'POST /subscription/resume': {
    summary: 'Takes a cancellation back before the period ends.',
    access: 'brand-owner',
    answer: Billing,
  },
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
  'GET /invoices': {
    summary: "The brand's invoices, newest first.",
    access: 'brand-viewer',
    answer: z.array(Invoice),
  },
  'POST /invoices/:id/pay': {
    summary: 'Charges the default card for an open invoice now.',
    access: 'brand-owner',
    params: GatewayId,
    body: z.object({
      totalCents: Cents.describe('As shown on the button; 409 when it is another.'),
      key: Key,
    }),
    answer: PaymentOutcome,
    limit: { per: 'user', calls: 30, seconds: 600 },
  },
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
    body: z.object({
      planId: SmsPlanId,
      priceCents: Cents.describe('As shown on the button; 409 when it is another.'),
      key: Key,
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
  'POST /sandbox/payment-confirmations/:id': {
    summary: "Plays the bank's part for an invoice of the local gateway: approve or refuse.",
    access: 'brand-owner',
    sandboxOnly: true,
    params: GatewayId,
    body: z.object({ approve: z.boolean() }),
    answer: PaymentOutcome,
  },
});
