import { createHmac } from 'node:crypto';
import { afterEach, describe, expect, it } from 'vitest';
import {
  type AnswerWith,
  findDescription,
  serveDescribed,
} from '../../../testing/described-api.ts';
import { FakeClock } from '../../../testing/fake-clock.ts';
import { ForgedEvent } from '../payments.ts';
import { stripeGateway } from './stripe-gateway.ts';
import {
  stripeCard,
  stripeCustomer,
  stripeIntent,
  stripeInvoice,
  stripeList,
  stripePrice,
  stripeSubscription,
} from './testing/stripe-objects.ts';

const description = findDescription('stripe');
const clock = new FakeClock('2026-03-16T09:00:00Z');
const settings = { secretKey: 'sk_test_1', webhookSecret: 'whsec_1' };

type Served = Awaited<ReturnType<typeof serveDescribed>>;
let served: Served | undefined;
afterEach(async () => {
  await served?.stop();
  served = undefined;
});

/** The adapter talking to a stand-in; each operation answers what the test gives for it. */
async function withStripe(answers: Record<string, object | (() => object)>) {
  if (!description) throw new Error('no description');
  const answer: AnswerWith = ({ operation }) => {
    const given = answers[operation];
    const body = typeof given === 'function' ? (given as () => object)() : given;
    if (!body) return { status: 404, body: { error: { type: 'invalid_request_error' } } };
    return 'error' in body ? { status: 402, body } : { body };
  };
  served = await serveDescribed(description, answer, {
    // Documented by Stripe, but cut from the shortened description.
    fields: ['billing_cycle_anchor', 'proration_date'],
    operations: [
      'POST /v1/invoices',
      'POST /v1/invoiceitems',
      'POST /v1/invoices/in_1/finalize',
      'POST /v1/invoices/in_1/void',
    ],
  });
  const gateway = stripeGateway({ ...settings, baseUrl: served.url }, clock);
  const sent = (operation: string) =>
    served?.seen.filter((one) => one.operation === operation) ?? [];
  return { gateway, sent, problems: served.problems };
}

const order = {
  key: 'key-1',
  planId: 'premium-monthly',
  name: 'Premium (monthly)',
  priceCents: 499_00,
  months: 1,
  renews: true,
};
const prices = { 'GET /v1/prices': stripeList('/v1/prices', [stripePrice('premium-monthly', 1)]) };
const noPlan = { 'GET /v1/subscriptions': stripeList('/v1/subscriptions', []) };
const onPlan = (more: object = {}) => ({
  'GET /v1/subscriptions': stripeList('/v1/subscriptions', [
    stripeSubscription('essential-monthly', more),
  ]),
});
const SUBSCRIPTION = '/v1/subscriptions/{subscription_exposed_id}';
const declined = { error: { type: 'card_error', code: 'card_declined', message: 'No.' } };

// A plain clone of the product has no vendor descriptions: then this says so and skips.
describe.skipIf(!description)('against the description of Stripe', () => {
  it('makes one customer per reference, with the pinned version', async () => {
    const { gateway, sent, problems } = await withStripe({
      'POST /v1/customers': stripeCustomer(),
    });
    const brand = { reference: 'brand-7', name: 'Northwind', email: 'owner@northwind.example' };
    expect(await gateway.createCustomer(brand)).toBe('cus_1');
    const [request] = sent('POST /v1/customers');
    expect(request?.headers).toMatchObject({
      'idempotency-key': 'customer-brand-7',
      'stripe-version': '2023-08-16',
    });
    expect(problems).toEqual([]);
  });

  it('sends people to Stripe to enter a card, and manages the cards on file', async () => {
    const { gateway, sent, problems } = await withStripe({
      'POST /v1/checkout/sessions': {
        id: 'cs_1',
        object: 'checkout.session',
        created: 1,
        expires_at: 2,
        livemode: false,
        mode: 'setup',
        payment_method_types: ['card'],
        payment_status: 'no_payment_required',
        url: 'https://checkout.stripe.example/cs_1',
      },
      'POST /v1/customers/{customer}': stripeCustomer(),
      'POST /v1/payment_methods/{payment_method}/detach': stripeCard('pm_1', '4242'),
    });
    expect(
      await gateway.startCardSetup('cus_1', 'https://tandem.example/app/payment-methods'),
    ).toEqual({
      kind: 'redirect',
      url: 'https://checkout.stripe.example/cs_1',
    });
    await gateway.setDefaultMethod('cus_1', 'pm_1');
    await gateway.removeMethod('cus_1', 'pm_1');
    expect(sent('POST /v1/customers/{customer}')[0]?.body).toEqual({
      invoice_settings: { default_payment_method: 'pm_1' },
    });
    expect(problems).toEqual([]);
  });

  it('starts a plan by the price with its lookup key', async () => {
    const { gateway, sent, problems } = await withStripe({
      ...prices,
      ...noPlan,
      'POST /v1/subscriptions': stripeSubscription('premium-monthly', {
        latest_invoice: stripeInvoice({ status: 'paid' }),
      }),
    });
    expect(await gateway.changePlan('cus_1', order)).toEqual({ status: 'done' });
    const [request] = sent('POST /v1/subscriptions');
    expect(request?.body).toMatchObject({
      customer: 'cus_1',
      items: [{ price: 'price_premium-monthly' }],
      metadata: { key: 'key-1' },
    });
    expect(request?.headers['idempotency-key']).toBe('key-1');
    expect(problems).toEqual([]);
  });

  it('changes a plan at once, prorated from the day in progress', async () => {
    const { gateway, sent, problems } = await withStripe({
      ...prices,
      ...onPlan(),
      [`POST ${SUBSCRIPTION}`]: stripeSubscription('premium-monthly', {
        latest_invoice: stripeInvoice({ status: 'paid' }),
      }),
    });
    expect(await gateway.changePlan('cus_1', order)).toEqual({ status: 'done' });
    expect(sent(`POST ${SUBSCRIPTION}`)[0]?.body).toMatchObject({
      items: [{ id: 'si_1', price: 'price_premium-monthly' }],
      proration_behavior: 'always_invoice',
      proration_date: String(Date.UTC(2026, 2, 16) / 1000),
      billing_cycle_anchor: 'now',
    });
    expect(problems).toEqual([]);
  });

  it.each([
    ['requires_action', { status: 'needs_confirmation', confirmUrl: 'https://pay.example/1' }, 0],
    ['requires_payment_method', { status: 'declined' }, 1],
  ])('a first charge that %s', async (status, result, canceled) => {
    const { gateway, sent, problems } = await withStripe({
      ...prices,
      ...noPlan,
      'POST /v1/subscriptions': stripeSubscription('premium-monthly', {
        status: 'incomplete',
        latest_invoice: stripeInvoice({
          status: 'open',
          hosted_invoice_url: 'https://pay.example/1',
          payment_intent: stripeIntent(status),
        }),
      }),
      [`DELETE ${SUBSCRIPTION}`]: stripeSubscription('premium-monthly', { status: 'canceled' }),
    });
    expect(await gateway.changePlan('cus_1', order)).toEqual(result);
    expect(sent(`DELETE ${SUBSCRIPTION}`)).toHaveLength(canceled);
    expect(problems).toEqual([]);
  });

  it('lets a plan that is paid once end with its period', async () => {
    const { gateway, sent, problems } = await withStripe({
      ...prices,
      ...onPlan(),
      [`POST ${SUBSCRIPTION}`]: stripeSubscription('premium-monthly', {
        latest_invoice: stripeInvoice({ status: 'paid' }),
      }),
    });
    await gateway.changePlan('cus_1', { ...order, renews: false });
    expect(sent(`POST ${SUBSCRIPTION}`)[1]?.body).toEqual({ cancel_at_period_end: 'true' });
    expect(problems).toEqual([]);
  });

  it('cancels and resumes, and asks nothing twice', async () => {
    const { gateway, sent, problems } = await withStripe({
      ...onPlan({ cancel_at_period_end: true }),
      [`POST ${SUBSCRIPTION}`]: stripeSubscription('premium-monthly'),
    });
    await gateway.setRenewal('cus_1', false);
    expect(sent(`POST ${SUBSCRIPTION}`)).toEqual([]);
    await gateway.setRenewal('cus_1', true);
    expect(sent(`POST ${SUBSCRIPTION}`)[0]?.body).toEqual({ cancel_at_period_end: 'false' });
    expect(problems).toEqual([]);
  });

  it.each([
    ['succeeds', stripeInvoice({ status: 'paid' }), { status: 'done' }, 0],
    ['is declined', declined, { status: 'declined' }, 1],
    [
      'is asked about by the bank',
      { error: { type: 'card_error', code: 'invoice_payment_intent_requires_action' } },
      { status: 'needs_confirmation', confirmUrl: 'https://pay.example/1' },
      0,
    ],
  ])('sells a pack of credits with a charge that %s', async (_word, paid, result, voided) => {
    const invoice = stripeInvoice({ status: 'open', hosted_invoice_url: 'https://pay.example/1' });
    const { gateway, sent, problems } = await withStripe({
      'POST /v1/invoices': invoice,
      'POST /v1/invoiceitems': { id: 'ii_1', object: 'invoiceitem' },
      'POST /v1/invoices/in_1/finalize': invoice,
      'POST /v1/invoices/in_1/void': invoice,
      'GET /v1/invoices/{invoice}': invoice,
      'POST /v1/invoices/{invoice}/pay': paid,
    });
    const sale = { key: 'k', item: 'sms-500', description: '500', amountCents: 20_00 };
    expect(await gateway.sell('cus_1', { ...sale, isAttended: true })).toEqual(result);
    expect(sent('POST /v1/invoices')[0]?.body).toMatchObject({
      metadata: { key: 'k', item: 'sms-500' },
    });
    expect(sent('POST /v1/invoiceitems')[0]?.body).toMatchObject({
      amount: '2000',
      invoice: 'in_1',
    });
    expect(sent('POST /v1/invoices/in_1/void')).toHaveLength(voided);
    expect(sent('POST /v1/invoices/{invoice}/pay')[0]?.headers).toMatchObject({
      'idempotency-key': 'k-pay',
    });
    expect(problems).toEqual([]);
  });

  it('charges an open invoice once per press, and takes one that was paid meanwhile as paid', async () => {
    const { gateway, sent } = await withStripe({
      'GET /v1/invoices/{invoice}': stripeInvoice({ status: 'paid' }),
    });
    expect(await gateway.payInvoice('cus_1', 'in_1', 'press')).toEqual({ status: 'done' });
    expect(sent('POST /v1/invoices/{invoice}/pay')[0]?.headers).toMatchObject({
      'idempotency-key': 'press-pay',
    });
  });

  it('reads a customer into the same picture as the local gateway', async () => {
    const { gateway, problems } = await withStripe({
      'GET /v1/customers/{customer}': stripeCustomer({ delinquent: true, balance: -25_00 }),
      'GET /v1/customers/{customer}/payment_methods': stripeList(
        '/v1/customers/cus_1/payment_methods',
        [stripeCard('pm_1', '4242'), stripeCard('pm_2', '0341')],
      ),
      ...onPlan({ status: 'past_due' }),
      'GET /v1/invoices': stripeList('/v1/invoices', [
        stripeInvoice({ status: 'draft' }),
        stripeInvoice({
          number: 'A-1',
          status: 'open',
          next_payment_attempt: Date.UTC(2026, 2, 17) / 1000,
          hosted_invoice_url: 'https://pay.example/1',
        }),
        stripeInvoice({
          id: 'in_0',
          status: 'paid',
          charge: 'ch_1',
          metadata: { key: 'k', item: 'sms-500' },
          status_transitions: { paid_at: Date.UTC(2026, 1, 1) / 1000 },
        }),
      ]),
    });
    expect(await gateway.readCustomer('cus_1')).toMatchObject({
      revision: clock.now().getTime(),
      isDelinquent: true,
      creditCents: 25_00,
      methods: [
        { id: 'pm_1', last4: '4242', expYear: 2030, isDefault: true },
        { id: 'pm_2', isDefault: false },
      ],
      subscription: {
        planId: 'essential-monthly',
        status: 'past_due',
        periodEnd: '2026-03-31T00:00:00.000Z',
        renews: true,
        canRenew: true,
      },
      invoices: [
        { number: 'A-1', status: 'open', planId: 'premium-monthly', key: null },
        { status: 'paid', chargeId: 'ch_1', item: 'sms-500', key: 'k' },
      ],
    });
    expect(problems).toEqual([]);
  });

  it('would notice a request that Stripe does not describe', async () => {
    const { gateway, problems } = await withStripe({ 'POST /v1/customers': stripeCustomer() });
    await gateway.createCustomer({ reference: 'r', name: 'n', email: 'e', vip: 'x' } as never);
    expect(problems).toEqual([]);
    await fetch(`${served?.url}/v1/customers`, { method: 'POST', body: 'vip=1' });
    await fetch(`${served?.url}/v1/nothing`);
    expect(problems).toEqual([
      'POST /v1/customers: body.vip: is unknown',
      'GET /v1/nothing: not described',
    ]);
  });
});

describe('events', () => {
  const gateway = stripeGateway(settings, clock);
  const seconds = Math.floor(clock.now().getTime() / 1000);
  const sign = (body: string, at = seconds, secret = settings.webhookSecret) => ({
    'stripe-signature': `t=${at},v1=${createHmac('sha256', secret).update(`${at}.${body}`).digest('hex')}`,
  });
  const eventAbout = (object: object) =>
    JSON.stringify({ id: 'evt_1', object: 'event', type: 'some.thing', data: { object } });
  const body = eventAbout({ object: 'invoice', id: 'in_1', customer: 'cus_1' });

  it.each([
    [{ object: 'invoice', customer: 'cus_1' }, 'cus_1'],
    [{ object: 'customer', id: 'cus_2' }, 'cus_2'],
    [{ object: 'checkout.session', customer: { id: 'cus_3' } }, 'cus_3'],
    [{ object: 'balance' }, null],
  ])('about %o belong to customer %s', (object, customerId) => {
    const text = eventAbout(object);
    expect(gateway.readEvent(sign(text), text)).toEqual({
      id: 'evt_1',
      type: 'some.thing',
      customerId,
    });
  });

  it.each([
    ['no signature', {}],
    ['another key', sign(body, seconds, 'whsec_2')],
    ['another body', sign(`${body} `)],
    ['an old signature', sign(body, seconds - 301)],
  ])('with %s are forged', (_word, headers) => {
    expect(() => gateway.readEvent(headers, body)).toThrow(ForgedEvent);
  });
});
