import { randomUUID } from 'node:crypto';
import { describe, expect, it } from 'vitest';
import { gatewayMethods } from '../../../platform/payments/local/schema.ts';
import { useTestApp } from '../../../testing/test-app.ts';
import { givenBilledBrand } from '../testing/billed-brand.ts';

const app = useTestApp();
const card = { number: '4242 4242-4242 4242', expMonth: 3, expYear: 2026, cvc: '123' };

describe('adding a card', () => {
  it('keeps the last four digits and makes the first one the default', async () => {
    const brand = await givenBilledBrand(app);
    await brand.call('POST /payment-methods', { body: card });
    const { body } = await brand.addCard('needsAction');
    expect(body).toMatchObject([
      { brand: 'visa', last4: '4242', expMonth: 3, expYear: 2026, isDefault: true },
      { last4: '3155', isDefault: false },
    ]);
    const stored = JSON.stringify(await app.db.root.select().from(gatewayMethods));
    expect(stored).not.toContain('42424242');
  });

  it.each([
    [{ number: '1234' }, 'number', 'Must be a card number'],
    [{ expMonth: 2 }, 'expYear', 'This card has expired'],
    [{ expMonth: 13 }, 'expMonth', 'Must be a month'],
    [{ cvc: '12' }, 'cvc', 'Must be 3 or 4 digits'],
  ])('refuses %o, by name', async (change, field, message) => {
    const brand = await givenBilledBrand(app);
    const { status, error } = await brand.call('POST /payment-methods', {
      body: { ...card, ...change },
    });
    expect({ status, fields: error?.fields }).toEqual({
      status: 400,
      fields: { [field]: message },
    });
  });

  it('happens in our own form at the local gateway', async () => {
    const brand = await givenBilledBrand(app);
    const { body } = await brand.call('POST /payment-methods/setup');
    expect(body).toEqual({ kind: 'form' });
  });
});

describe('removing a card', () => {
  it('makes the next one the default', async () => {
    const brand = await givenBilledBrand(app);
    const { body: cards } = await brand.addCard('succeeds');
    await brand.addCard('needsAction');
    const id = cards[0]?.id ?? '';
    const { body } = await brand.call('DELETE /payment-methods/:id', { params: { id } });
    expect(body).toMatchObject([{ last4: '3155', isDefault: true }]);
  });

  it('leaves the last one while a plan renews, and takes it once it does not', async () => {
    const brand = await givenBilledBrand(app);
    const { body: cards } = await brand.addCard('succeeds');
    await brand.choose('premium-monthly');
    const remove = () =>
      brand.call('DELETE /payment-methods/:id', { params: { id: cards[0]?.id ?? '' } });
    expect((await remove()).status).toBe(409);
    await brand.call('POST /subscription/cancel');
    expect((await remove()).body).toEqual([]);
  });
});

it('switches auto-refill off with the only card', async () => {
  const brand = await givenBilledBrand(app);
  const { body: cards } = await brand.addCard('succeeds');
  const pack = { planId: 'sms-500', priceCents: 20_00, key: randomUUID() };
  await brand.call('POST /sms-credits/purchases', { body: pack });
  const autorefill = { planId: 'sms-500', whenBelow: 100 };
  await brand.call('PUT /sms-credits/autorefill', { body: { autorefill } });
  await brand.call('DELETE /payment-methods/:id', { params: { id: cards[0]?.id ?? '' } });
  expect((await brand.call('GET /brand-sms-bank')).body.autorefill).toBeNull();
});

it("answers another brand's cards and invoices as if they did not exist", async () => {
  const owner = await givenBilledBrand(app);
  const stranger = await givenBilledBrand(app);
  const { body: cards } = await owner.addCard('succeeds');
  await owner.choose('premium-monthly');
  const { body: invoices } = await owner.call('GET /invoices');
  const cardId = { params: { id: cards[0]?.id ?? '' } };
  const invoiceId = { params: { id: invoices[0]?.id ?? '' } };
  const payment = { totalCents: 499_00, key: randomUUID() };
  const before = await owner.call('GET /billing');
  const codes = [
    (await stranger.call('DELETE /payment-methods/:id', cardId)).status,
    (await stranger.call('PUT /payment-methods/:id/default', cardId)).status,
    (await stranger.call('POST /invoices/:id/pay', { ...invoiceId, body: payment })).status,
    (
      await stranger.call('POST /sandbox/payment-confirmations/:id', {
        ...invoiceId,
        body: { approve: true },
      })
    ).status,
  ];
  expect(codes).toEqual([404, 404, 404, 404]);
  expect((await owner.call('GET /billing')).body).toEqual(before.body);
});
