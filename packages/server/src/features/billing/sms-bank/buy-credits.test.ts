import { randomUUID } from 'node:crypto';
import { findSmsCreditPlan } from '@tandem/domain/billing/sms-credit-plans';
import { describe, expect, it, vi } from 'vitest';
import { mailTo } from '../../../testing/read-mail.ts';
import { useTestApp } from '../../../testing/test-app.ts';
import { type BilledBrand, givenBilledBrand } from '../testing/billed-brand.ts';
import { spendCredits } from './spend-credits.ts';

const app = useTestApp();
const bankOf = async (brand: BilledBrand) => (await brand.call('GET /brand-sms-bank')).body;
const buy = (brand: BilledBrand, planId: string, key = randomUUID()) =>
  brand.call('POST /sms-credits/purchases', {
    body: { planId, priceCents: findSmsCreditPlan(planId)?.priceCents ?? 0, key },
  });
const refillWith = (brand: BilledBrand, planId: string, whenBelow: number) =>
  brand.call('PUT /sms-credits/autorefill', { body: { autorefill: { planId, whenBelow } } });
const spend = (brandId: number, credits: number) =>
  app.db.transaction((tx) =>
    spendCredits(tx, app.services.jobs, {
      brandId,
      credits,
      reference: randomUUID(),
      note: 'a text',
      now: app.clock.now(),
    }),
  );

it('an untouched bank is empty', async () => {
  const brand = await givenBilledBrand(app);
  expect(await bankOf(brand)).toEqual({ credits: { count: 0, freeCount: 0 }, autorefill: null });
});

describe('buying a pack', () => {
  it('adds its credits once per press of the button, on an invoice of its own', async () => {
    const brand = await givenBilledBrand(app);
    await brand.addCard('succeeds');
    const key = randomUUID();
    const answers = await Promise.all([buy(brand, 'sms-500', key), buy(brand, 'sms-500', key)]);
    expect(answers.map(({ body }) => body)).toEqual([{ status: 'done' }, { status: 'done' }]);
    await buy(brand, 'sms-1500');
    expect((await bankOf(brand)).credits).toEqual({ count: 2_000, freeCount: 0 });
    const { body: invoices } = await brand.call('GET /invoices');
    expect(invoices.map(({ totalCents }) => totalCents)).toEqual([55_00, 20_00]);
    expect((await brand.call('GET /current-brand-future')).body.belt).toBe('trial');
  });

  it('charges nothing but the price that was shown', async () => {
    const brand = await givenBilledBrand(app);
    await brand.addCard('succeeds');
    const body = { planId: 'sms-500', priceCents: 19_00, key: randomUUID() };
    const { status } = await brand.call('POST /sms-credits/purchases', { body });
    expect(status).toBe(409);
    expect((await brand.call('GET /invoices')).body).toEqual([]);
  });

  it('adds nothing when the card is declined or missing, or the pack unknown', async () => {
    const brand = await givenBilledBrand(app);
    expect((await buy(brand, 'sms-500')).error?.goTo).toBe('/payment-methods');
    await brand.addCard('declines');
    expect((await buy(brand, 'sms-500')).error?.code).toBe('card_declined');
    expect((await buy(brand, 'sms-7')).error?.fields?.planId).toBe('Choose one of the SMS plans');
    expect((await bankOf(brand)).credits.count).toBe(0);
  });

  it('adds them when the bank approves', async () => {
    const brand = await givenBilledBrand(app);
    await brand.addCard('needsAction');
    const { body } = await buy(brand, 'sms-500');
    expect(body.status).toBe('needs_confirmation');
    expect((await bankOf(brand)).credits.count).toBe(0);
    const { body: invoices } = await brand.call('GET /invoices');
    await brand.call('POST /sandbox/payment-confirmations/:id', {
      params: { id: invoices[0]?.id ?? '' },
      body: { approve: true },
    });
    expect((await bankOf(brand)).credits.count).toBe(500);
  });
});

describe('auto-refill', () => {
  const count = (brand: BilledBrand, credits: number) =>
    vi.waitFor(async () => expect((await bankOf(brand)).credits.count).toBe(credits), {
      timeout: 15_000,
    });

  it('buys the pack when fewer credits are left, once however many spends ask', async () => {
    const brand = await givenBilledBrand(app);
    await brand.addCard('succeeds');
    await buy(brand, 'sms-500');
    expect((await refillWith(brand, 'sms-500', 100)).body.autorefill).toEqual({
      planId: 'sms-500',
      whenBelow: 100,
    });
    await spend(brand.brandId, 400);
    expect((await bankOf(brand)).credits.count).toBe(100);
    await Promise.all([1, 1, 1].map((credits) => spend(brand.brandId, credits)));
    await count(brand, 597);
  });

  it('charges nothing for being switched on: with too few credits a pack is bought first', async () => {
    const brand = await givenBilledBrand(app);
    await brand.addCard('succeeds');
    const { status, error } = await refillWith(brand, 'sms-500', 100);
    expect(status).toBe(409);
    expect(error?.message).toBe(
      'Only 0 credits are left. Buy a pack first, then it refills by itself.',
    );
    expect((await brand.call('GET /invoices')).body).toEqual([]);
    await buy(brand, 'sms-500');
    expect((await refillWith(brand, 'sms-500', 500)).body.autorefill).not.toBeNull();
    expect((await brand.call('GET /invoices')).body).toHaveLength(1);
  });

  it('refuses a mark that its pack does not reach, and a bank without a card', async () => {
    const brand = await givenBilledBrand(app);
    expect((await refillWith(brand, 'sms-500', 501)).error?.fields).toEqual({
      'autorefill.whenBelow': 'Cannot exceed 500',
    });
    expect((await refillWith(brand, 'sms-500', 100)).error?.goTo).toBe('/payment-methods');
  });

  it('switches itself off and says so when the card is refused', async () => {
    const brand = await givenBilledBrand(app);
    await brand.addCard('failsLater');
    await buy(brand, 'sms-500');
    await refillWith(brand, 'sms-500', 100);
    await spend(brand.brandId, 450);
    expect(await mailTo(app, brand.email, 2)).toContain('auto-refill is switched off');
    expect(await bankOf(brand)).toEqual({ credits: { count: 50, freeCount: 0 }, autorefill: null });
  });
});
