import { sql } from 'drizzle-orm';
import { describe, expect, it, vi } from 'vitest';
import { sandboxMails } from '../../../platform/mail/schema.ts';
import { useTestApp } from '../../../testing/test-app.ts';
import { type BilledBrand, givenBilledBrand } from '../testing/billed-brand.ts';
import { runBillingDay } from './run-billing-day.ts';

const app = useTestApp();
const inDays = (days: number) => new Date(app.clock.now().getTime() + days * 24 * 3_600_000);
const today = () => runBillingDay(app.services);
const belt = async (brand: BilledBrand) =>
  (await brand.call('GET /current-brand-future')).body.belt;
const mailsTo = async ({ email }: BilledBrand) =>
  (await app.db.root.select().from(sandboxMails))
    .filter(({ recipient }) => recipient === email)
    .map(({ subject }) => subject);
/** Jobs are taken in the order they were queued; this one's mail and an empty queue mean all are out. */
async function afterAllMails(): Promise<void> {
  const marker = await givenBilledBrand(app, { trialEndsAt: inDays(-1) });
  await today();
  await vi.waitFor(
    async () => {
      expect(await mailsTo(marker)).toHaveLength(1);
      expect(await underWay()).toEqual([]);
    },
    { timeout: 60_000, interval: 50 },
  );
}
async function underWay() {
  const { rows } = await app.db.root.execute(
    sql`select name from pgboss.job where name like '%mail%' and state in ('created', 'retry', 'active')`,
  );
  return rows;
}

describe('trial reminders', () => {
  it.each([
    [8, []],
    [7, ['Your trial ends in 7 days']],
    [6.6, ['Your trial ends in 7 days']],
    [6.4, []],
    [5, []],
    [3, ['Your trial ends in 3 days']],
    [2, ['Your trial ends in 2 days']],
    [1, ['Your trial ends in 1 day']],
    [0.4, []],
  ])('%f days before the end: %o, once however often the job runs', async (days, subjects) => {
    const brand = await givenBilledBrand(app, { trialEndsAt: inDays(days) });
    await Promise.all([today(), today()]);
    await today();
    await afterAllMails();
    expect(await mailsTo(brand)).toEqual(subjects);
  });

  it('go to nobody who has given a card, has terms to accept or another kind of trial', async () => {
    const soon = { trialEndsAt: inDays(3) };
    const withCard = await givenBilledBrand(app, soon);
    await withCard.addCard('succeeds');
    const brands = [
      withCard,
      await givenBilledBrand(app, { ...soon, acceptedTermsVersion: null }),
      await givenBilledBrand(app, { ...soon, trialType: 'offer' }),
    ];
    await afterAllMails();
    for (const brand of brands) expect(await mailsTo(brand)).toEqual([]);
  });
});

describe('the end of a trial', () => {
  it.each([
    ['its end has passed', { trialEndsAt: 0 }, 'post-trial-paywall'],
    ['its end is ahead', { trialEndsAt: 0.01 }, 'trial'],
    ['an extension runs', { trialEndsAt: -3, extendedTrialEndsAt: 1 }, 'trial'],
    ['an offer runs', { trialEndsAt: -3, offerTrialEndsAt: 1 }, 'trial'],
    [
      'all have passed',
      { trialEndsAt: -3, extendedTrialEndsAt: -1, offerTrialEndsAt: 0 },
      'post-trial-paywall',
    ],
  ])('when %s', async (_word, ends, tier) => {
    const dates = Object.entries(ends).map(([name, days]) => [name, inDays(days)]);
    const brand = await givenBilledBrand(app, Object.fromEntries(dates));
    await today();
    expect(await belt(brand)).toBe(tier);
  });
});

it('ends a plan after five failed charges, leaves the brand on Basic and takes no more', async () => {
  const brand = await givenBilledBrand(app);
  await brand.addCard('failsLater');
  await brand.choose('premium-monthly');
  const failed: string[] = [];
  app.clock.advance({ days: 31 });
  for (let day = 0; day <= 12; day += 1) {
    const attempts = async () => (await brand.call('GET /sandbox/charges')).body.length;
    const before = await attempts();
    await Promise.all([today(), today()]);
    await brand.settled();
    if ((await attempts()) > before) failed.push(`day ${day}`);
    app.clock.advance({ days: 1 });
  }
  expect(failed).toEqual(['day 0', 'day 1', 'day 3', 'day 5', 'day 7']);
  expect(await belt(brand)).toBe('white');
  const { body } = await brand.call('GET /customer');
  expect(body).toMatchObject({ delinquent: false, subscriptions: { data: [] } });
  expect(body.invoices.map(({ status }) => status)).toEqual(['uncollectible', 'paid']);
  await afterAllMails();
  // Several are sent at a time, so which arrives first is nobody's promise.
  const subjects = (await mailsTo(brand)).map((text) => text.replace(/^Receipt.*/, 'Receipt'));
  expect(subjects.sort()).toEqual([
    'Premium (monthly) has ended',
    'Receipt',
    ...Array(4).fill('We could not charge $499.00'),
  ]);
});
