import { PLAN_TIERS, type PlanTier } from '@tandem/domain/billing/plan-tier';
import { z } from 'zod';
import { Cents, Moment } from './shapes.ts';

const Tier = z.enum(Object.keys(PLAN_TIERS) as [PlanTier, ...PlanTier[]]);

/** The gateway's own ids are texts. */
export const GatewayId = z.object({ id: z.string().min(1).max(100) });

/** Made by the browser for each press of a button, so that a repeated request is the same one. */
export const PressKey = z.uuid('Must be a UUID');

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

export type BillingRealtime = { type: 'billing_changed'; brandId: number };
