import { randomUUID } from 'node:crypto';
import { describe, expect, it, vi } from 'vitest';
import { givenMember, givenSession } from '../../testing/builders.ts';
import { useTestApp } from '../../testing/test-app.ts';
import { runBillingDay } from './day/run-billing-day.ts';
import { spendCredits } from './sms-bank/spend-credits.ts';
import { givenBilledBrand } from './testing/billed-brand.ts';

const app = useTestApp();

const readBy = async (cookie: string, brandId: number) =>
  (await app.call('GET /unread-notifications', { cookie, brandId })).body.map(
    ({ presentational }) => presentational.text,
  );

async function colleagueAt(brandId: number, role: 'owner' | 'member' = 'member') {
  const { person } = await givenMember(app.db.root, { brandId, role });
  // With a sign-in that is fresh however far the clock has moved.
  const read = async () =>
    readBy(await givenSession(app.db.root, person.id, app.clock.now()), brandId);
  return { person, read };
}

describe('billing announces', () => {
  const inDays = (days: number) => new Date(app.clock.now().getTime() + days * 24 * 3_600_000);

  it('reminds everybody of the end of a trial, on its days and once, and says when it is over', async () => {
    const brand = await givenBilledBrand(app, { trialEndsAt: inDays(7) });
    const colleague = await colleagueAt(brand.brandId);
    for (let day = 0; day <= 7; day += 1) {
      await Promise.all([runBillingDay(app.services), runBillingDay(app.services)]);
      app.clock.advance({ days: 1 });
    }
    const words = (await colleague.read()).map((text) => text.split('.')[0]);
    expect(words).toEqual([
      'Your trial has ended',
      'Your trial ends in 1 day',
      'Your trial ends in 2 days',
      'Your trial ends in 3 days',
      'Your trial ends in 7 days',
    ]);
  });

  it('tells everybody of a new plan, and owners of a payment that failed', async () => {
    const brand = await givenBilledBrand(app);
    const owner = await colleagueAt(brand.brandId, 'owner');
    const colleague = await colleagueAt(brand.brandId);
    await brand.addCard('failsLater');
    await brand.choose('premium-monthly');
    await brand.settled();
    expect(await colleague.read()).toEqual(['Your plan is now Premium (monthly)']);
    app.clock.advance({ days: 31 });
    await runBillingDay(app.services);
    await brand.settled();
    expect(await owner.read()).toContain('Your payment did not go through. Please check your card');
    expect(await colleague.read()).toHaveLength(1);
    for (let day = 0; day < 12; day += 1) {
      app.clock.advance({ days: 1 });
      await runBillingDay(app.services);
      await brand.settled();
    }
    expect(await colleague.read()).toEqual([
      'Your plan has ended. Your brand goes on with Basic',
      'Your plan is now Premium (monthly)',
    ]);
    expect(await owner.read()).toHaveLength(3);
  });

  it('tells of a change to the free plan', async () => {
    const brand = await givenBilledBrand(app, { belt: 'post-trial-paywall', stripeBelt: null });
    const colleague = await colleagueAt(brand.brandId);
    await brand.choose('basic-monthly');
    expect(await colleague.read()).toEqual(['Your plan is now Basic']);
  });

  it('tells owners that credits were refilled, or could not be', async () => {
    const brand = await givenBilledBrand(app);
    const owner = await colleagueAt(brand.brandId, 'owner');
    await brand.addCard('succeeds');
    const autorefill = { planId: 'sms-500', whenBelow: 100 };
    const pack = { planId: 'sms-500', priceCents: 20_00, key: randomUUID() };
    await brand.call('POST /sms-credits/purchases', { body: pack });
    await brand.call('PUT /sms-credits/autorefill', { body: { autorefill } });
    await app.db.transaction((tx) =>
      spendCredits(tx, app.services.jobs, {
        brandId: brand.brandId,
        credits: 450,
        reference: 'a text',
        note: 'a text',
        now: app.clock.now(),
      }),
    );
    await vi.waitFor(
      async () => expect(await owner.read()).toEqual(['Auto-refill added 500 SMS credits']),
      { timeout: 15_000, interval: 50 },
    );
  });
});
