import { z } from 'zod';

// What we read of Stripe's objects, in the API version that the adapter pins. The library's types
// follow the newest version, which has moved several of these fields.

export const STRIPE_API_VERSION = '2023-08-16';

const Id = z.string();
/** Stripe sends an id where the request did not ask for the object. */
const idOf = z.union([Id, z.object({ id: Id }).transform(({ id }) => id)]);

const Price = z.object({
  id: Id,
  lookup_key: z.string().nullish(),
  unit_amount: z.int().nullish(),
});

export const Customer = z.object({
  balance: z.int().optional(),
  delinquent: z.boolean().nullish(),
  invoice_settings: z.object({ default_payment_method: idOf.nullish() }).optional(),
});

export const CardMethod = z.object({
  id: Id,
  card: z.object({
    brand: z.string(),
    last4: z.string(),
    exp_month: z.int(),
    exp_year: z.int(),
  }),
});

export const Invoice = z.object({
  id: Id,
  number: z.string().nullish(),
  status: z.enum(['draft', 'open', 'paid', 'void', 'uncollectible']).nullish(),
  total: z.int(),
  lines: z.object({
    data: z.array(
      z.object({ amount: z.int(), description: z.string().nullish(), price: Price.nullish() }),
    ),
  }),
  charge: idOf.nullish(),
  created: z.int(),
  status_transitions: z.object({ paid_at: z.int().nullish() }),
  next_payment_attempt: z.int().nullish(),
  hosted_invoice_url: z.string().nullish(),
  metadata: z.record(z.string(), z.string()).nullish(),
  payment_intent: z.union([Id, z.object({ status: z.string() })]).nullish(),
});
export type Invoice = z.infer<typeof Invoice>;

export const Subscription = z.object({
  id: Id,
  status: z.string(),
  cancel_at_period_end: z.boolean(),
  current_period_start: z.int(),
  current_period_end: z.int(),
  items: z.object({ data: z.array(z.object({ id: Id, price: Price })).min(1) }),
  latest_invoice: z.union([Id, Invoice]).nullish(),
});
export type Subscription = z.infer<typeof Subscription>;

export function listOf<T extends z.ZodType>(shape: T) {
  return z.object({ data: z.array(shape) });
}

export const Prices = listOf(Price);

export const EventObject = z.object({
  object: z.string(),
  id: Id.optional(),
  customer: idOf.nullish(),
});
