import { randomUUID } from 'node:crypto';
import { describe, expect, it } from 'vitest';
import { sandboxCharges } from '../../../platform/payments/schema.ts';
import { givenBrand } from '../../../testing/builders.ts';
import { useTestApp } from '../../../testing/test-app.ts';
import { memberships } from '../../brands/schema.ts';
import { type BilledBrand, givenBilledBrand } from '../testing/billed-brand.ts';

const app = useTestApp();
const belt = async (brand: BilledBrand) => (await brand.call('GET /current-brand-future')).body;
const order = (brand: BilledBrand, planId: string, dueNowCents: number, key = randomUUID()) =>
  brand.call('PUT /subscription', { body: { planId, dueNowCents, key } });

describe('choosing a plan', () => {
  it('takes effect at once: belt, claims and customer follow', async () => {
    const brand = await givenBilledBrand(app);
    await brand.addCard('succeeds');
    expect((await brand.choose('premium-annually')).body).toEqual({ status: 'done' });
    expect(await belt(brand)).toMatchObject({
      belt: 'black',
      stripe_belt: 'black',
      payment_method: 'card',
    });
    const { body: claims } = await brand.call('GET /brand-claims');
    expect(claims['messaging.message.limit']).toBeNull();
    expect((await brand.call('GET /customer')).body).toEqual({
      sources: { data: [{ id: expect.any(String), brand: 'visa', last4: '4242' }] },
      delinquent: false,
      subscriptions: { data: [{ plan: { id: 'premium-annually' } }] },
      invoices: [
        {
          charge: expect.stringMatching(/^local-\d+$/),
          status: 'paid',
          lines: { data: [{ plan: { id: 'premium-annually' } }] },
        },
      ],
    });
  });

  it('charges once, however often the same press of the button arrives', async () => {
    const brand = await givenBilledBrand(app);
    await brand.addCard('succeeds');
    const key = randomUUID();
    const answers = await Promise.all(
      Array.from({ length: 5 }, () => order(brand, 'premium-monthly', 499_00, key)),
    );
    expect(new Set(answers.map(({ status }) => status))).toEqual(new Set([200]));
    expect((await order(brand, 'premium-monthly', 499_00, key)).body).toEqual({ status: 'done' });
    const { body: invoices } = await brand.call('GET /invoices');
    expect(invoices).toHaveLength(1);
  });

  it('never charges more than was shown', async () => {
    const brand = await givenBilledBrand(app);
    await brand.addCard('succeeds');
    const { status, error } = await order(brand, 'premium-monthly', 498_99);
    expect({ status, code: error?.code }).toEqual({ status: 409, code: 'conflict' });
    expect((await brand.call('GET /invoices')).body).toEqual([]);
  });

  it('asks for a card first', async () => {
    const brand = await givenBilledBrand(app);
    const { status, error } = await brand.choose('premium-monthly');
    expect(status).toBe(402);
    expect(error).toMatchObject({ code: 'payment_required', goTo: '/payment-methods' });
  });

  it('changes nothing when the card is declined, but shows the charge', async () => {
    const brand = await givenBilledBrand(app);
    await brand.addCard('declines');
    const { status, error } = await brand.choose('premium-monthly');
    expect({ status, code: error?.code }).toEqual({ status: 402, code: 'card_declined' });
    expect((await belt(brand)).belt).toBe('trial');
    const { body } = await brand.call('GET /customer');
    expect(body).toMatchObject({ delinquent: false, invoices: [], subscriptions: { data: [] } });
    const charges = await app.db.root.select().from(sandboxCharges);
    expect(charges.at(-1)).toMatchObject({ card: '0002', status: 'declined' });
  });

  it.each([
    ['approves', true, 'black'],
    ['refuses', false, 'trial'],
  ])('waits for the bank, which %s', async (_word, approve, tier) => {
    const brand = await givenBilledBrand(app);
    await brand.addCard('needsAction');
    const { body } = await brand.choose('premium-monthly');
    const confirmUrl = body.status === 'needs_confirmation' ? body.confirmUrl : '';
    const id = confirmUrl.split('/app/confirm-payment/')[1] ?? '';
    expect((await belt(brand)).belt).toBe('trial');
    expect((await brand.call('GET /billing')).body.openInvoice).toMatchObject({ id, confirmUrl });
    const confirm = () =>
      brand.call('POST /sandbox/payment-confirmations/:id', { params: { id }, body: { approve } });
    expect((await confirm()).status).toBe(approve ? 200 : 402);
    expect((await belt(brand)).belt).toBe(tier);
    expect((await confirm()).status).toBe(approve ? 409 : 404);
  });

  it('replaces an order that still waits for the bank', async () => {
    const brand = await givenBilledBrand(app);
    await brand.addCard('needsAction');
    await brand.choose('premium-monthly');
    await brand.choose('pro-monthly');
    const { body } = await brand.call('GET /invoices');
    expect(body).toMatchObject([{ status: 'open', totalCents: 899_00 }]);
  });
});

describe('plans that are not for everybody', () => {
  it.each(['elite-custom', 'pro-custom'])('%s is agreed with the team', async (planId) => {
    const brand = await givenBilledBrand(app);
    const { error } = await brand.call('POST /subscription/preview', { body: { planId } });
    expect(error?.fields?.planId).toBe('This plan is agreed with our team');
  });

  it('a group plan is for owners of three brands', async () => {
    const brand = await givenBilledBrand(app);
    await brand.addCard('succeeds');
    const preview = () =>
      brand.call('POST /subscription/preview', { body: { planId: 'premium-group' } });
    expect((await preview()).error?.fields?.planId).toMatch(/owners of 3 brands/);
    const [member] = (await app.db.root.select().from(memberships)).slice(-1);
    for (const _more of [1, 2]) {
      const { id: brandId } = await givenBrand(app.db.root);
      await app.db.root
        .insert(memberships)
        .values({ userId: member?.userId ?? 0, brandId, role: 'owner' });
    }
    expect((await preview()).body.dueNowCents).toBe(424_15);
    expect((await brand.choose('premium-group')).body).toEqual({ status: 'done' });
  });
});

describe('the free plan', () => {
  it('begins at once for a brand without a plan', async () => {
    const brand = await givenBilledBrand(app, { belt: 'post-trial-paywall', stripeBelt: null });
    expect((await brand.choose('basic-monthly')).body).toEqual({ status: 'done' });
    expect(await belt(brand)).toMatchObject({ belt: 'white', stripe_belt: null });
  });

  it('begins when what is paid for ends', async () => {
    const brand = await givenBilledBrand(app);
    await brand.addCard('succeeds');
    await brand.choose('pro-monthly');
    await brand.choose('basic-monthly');
    expect((await belt(brand)).belt).toBe('pro');
    const { body } = await brand.call('GET /billing');
    expect(body.subscription).toMatchObject({ renews: false, canResume: true });
  });
});

describe('cancel and resume', () => {
  it('have nothing to do without a plan', async () => {
    const brand = await givenBilledBrand(app);
    expect((await brand.call('POST /subscription/cancel')).status).toBe(404);
    expect((await brand.call('POST /subscription/resume')).status).toBe(404);
  });

  it('cannot make a plan go on that was paid once', async () => {
    const brand = await givenBilledBrand(app);
    await brand.addCard('succeeds');
    await brand.choose('essential-buy-3-get-1');
    expect((await brand.call('POST /subscription/resume')).status).toBe(409);
  });
});
