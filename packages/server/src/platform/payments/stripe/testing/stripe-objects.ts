// Stripe's objects with every field the description requires; a test names only what matters.

const base = { created: 1_772_000_000, livemode: false };
const money = { currency: 'usd' };

export function stripeCustomer(more: object = {}) {
  return { ...base, id: 'cus_1', object: 'customer', ...more };
}

export function stripePrice(lookupKey: string, cents: number) {
  return {
    ...base,
    ...money,
    id: `price_${lookupKey}`,
    object: 'price',
    active: true,
    billing_scheme: 'per_unit',
    lookup_key: lookupKey,
    metadata: {},
    product: 'prod_1',
    type: 'recurring',
    unit_amount: cents,
  };
}

export function stripeCard(id: string, last4: string) {
  return {
    ...base,
    id,
    object: 'payment_method',
    billing_details: {},
    type: 'card',
    card: { brand: 'visa', exp_month: 8, exp_year: 2030, funding: 'credit', last4 },
  };
}

export function stripeInvoice(more: object = {}) {
  return {
    ...base,
    ...money,
    id: 'in_1',
    object: 'invoice',
    amount_due: 499_00,
    amount_paid: 0,
    amount_remaining: 499_00,
    attempt_count: 1,
    attempted: true,
    collection_method: 'charge_automatically',
    lines: stripeList('/v1/invoices/in_1/lines', [stripeLine('premium-monthly', 499_00)]),
    paid: false,
    period_end: base.created,
    period_start: base.created,
    status_transitions: {},
    subtotal: 499_00,
    total: 499_00,
    ...more,
  };
}

function stripeLine(plan: string, cents: number) {
  return {
    ...money,
    id: 'il_1',
    object: 'line_item',
    amount: cents,
    description: 'Premium (monthly)',
    discountable: true,
    livemode: false,
    metadata: {},
    period: { start: base.created, end: base.created },
    price: stripePrice(plan, cents),
    proration: false,
    type: 'subscription',
  };
}

export function stripeIntent(status: string) {
  const methods = { payment_method_types: ['card'] };
  return { ...base, ...money, ...methods, id: 'pi_1', object: 'payment_intent', amount: 1, status };
}

export function stripeSubscription(plan: string, more: object = {}) {
  return {
    ...base,
    ...money,
    id: 'sub_1',
    object: 'subscription',
    billing_cycle_anchor: base.created,
    cancel_at_period_end: false,
    collection_method: 'charge_automatically',
    current_period_start: Date.UTC(2026, 2, 1) / 1000,
    current_period_end: Date.UTC(2026, 2, 31) / 1000,
    customer: 'cus_1',
    items: stripeList('/v1/subscription_items', [
      {
        created: base.created,
        id: 'si_1',
        object: 'subscription_item',
        metadata: {},
        price: stripePrice(plan, 499_00),
        subscription: 'sub_1',
      },
    ]),
    metadata: {},
    start_date: base.created,
    status: 'active',
    ...more,
  };
}

export function stripeList(url: string, data: object[]) {
  return { object: 'list', data, has_more: false, url };
}
