import { PLAN_VARIANTS } from '@tandem/domain/billing/plan-variants';
import { z } from 'zod';
import { Billing, ChangePreview, Customer, PaymentOutcome, Plan, PressKey } from '../billing.ts';
import { operations } from '../operation.ts';
import { Cents } from '../shapes.ts';

const PlanId = z.enum(
  PLAN_VARIANTS.map(({ id }) => id),
  'Choose one of the plans',
);

/** What there is to buy, what a brand has, and changing it. */
export const plans = operations({
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
    charges: 'dueNowCents',
    body: z.object({
      planId: PlanId,
      dueNowCents: Cents.describe('As previewed; 409 when it has changed since.'),
      key: PressKey,
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
});
