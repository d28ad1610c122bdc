import { randomUUID } from 'node:crypto';
import { describe, expect, it, vi } from 'vitest';
import { sandboxMails } from '../../../platform/mail/schema.ts';
import { givenMember } from '../../../testing/builders.ts';
import { useTestApp } from '../../../testing/test-app.ts';
import { runBillingDay } from '../day/run-billing-day.ts';
import { spendCredits } from '../sms-bank/spend-credits.ts';
import { type BilledBrand, givenBilledBrand } from '../testing/billed-brand.ts';

const app = useTestApp();

async function mailsTo(email: string) {
  const mails = await app.db.root.select().from(sandboxMails);
  return mails.filter(({ recipient }) => recipient === email).sort((a, b) => a.id - b.id);
}

/** Waits for this many mails and gives them in the order they came. */
const mailed = (email: string, count: number) =>
  vi.waitFor(
    async () => {
      const mails = await mailsTo(email);
      expect(mails.map(({ subject }) => subject)).toHaveLength(count);
      return mails;
    },
    { timeout: 15_000, interval: 50 },
  );

/** Lives day by day: the daily job runs, and what it caused arrives before the next day. */
async function live(brand: BilledBrand, days: number): Promise<void> {
  for (let day = 0; day < days; day += 1) {
    app.clock.advance({ days: 1 });
    await runBillingDay(app.services);
    await brand.settled();
  }
}

const buyPack = (brand: BilledBrand) =>
  brand.call('POST /sms-credits/purchases', {
    body: { planId: 'sms-500', priceCents: 20_00, key: randomUUID() },
  });

describe('what is paid is written to every owner', () => {
  it('a plan and a pack, line by line, with who bought it', async () => {
    const brand = await givenBilledBrand(app);
    const { person: other } = await givenMember(app.db.root, { brandId: brand.brandId });
    await givenMember(app.db.root, { brandId: brand.brandId, role: 'member' });
    await brand.addCard('succeeds');
    await brand.choose('premium-monthly');
    await buyPack(brand);
    for (const email of [brand.email, other.email]) {
      const [plan, pack] = await mailed(email, 2);
      expect(plan?.subject).toMatch(/^Receipt T-\d{6}: \$499\.00$/);
      expect(plan?.text).toContain(
        `${brand.email.split('@')[0]} bought Premium (monthly) for ${brand.name}.`,
      );
      expect(plan?.text).toContain('Premium (monthly): $499.00\nPaid: $499.00');
      expect(pack?.text).toContain('SMS marketing: 500 credits: $20.00');
      expect(pack?.html).toContain('mail-logo.png');
    }
  });

  it('a renewal, and what a refill bought', async () => {
    const brand = await givenBilledBrand(app);
    await brand.addCard('succeeds');
    await brand.choose('premium-monthly');
    await live(brand, 31);
    const [, renewal] = await mailed(brand.email, 2);
    expect(renewal?.text).toContain(`Premium (monthly) of ${brand.name} was renewed.`);
    await buyPack(brand);
    await mailed(brand.email, 3);
    const autorefill = { planId: 'sms-500', whenBelow: 100 };
    await brand.call('PUT /sms-credits/autorefill', { body: { autorefill } });
    await app.db.transaction((tx) =>
      spendCredits(tx, app.services.jobs, {
        brandId: brand.brandId,
        credits: 450,
        reference: 'a campaign',
        note: 'a campaign',
        now: app.clock.now(),
      }),
    );
    const mails = await mailed(brand.email, 4);
    expect(mails[3]?.text).toContain(`Auto-refill bought 500 credits for ${brand.name}.`);
  });
});

describe('what is refused is written too', () => {
  it('a purchase, once a day and thing, however often somebody tries', async () => {
    const brand = await givenBilledBrand(app);
    await brand.addCard('declines');
    for (let tries = 0; tries < 3; tries += 1) await brand.choose('premium-monthly');
    await buyPack(brand);
    const [plan, pack] = await mailed(brand.email, 2);
    expect(plan?.subject).toBe('A payment of $499.00 was declined');
    expect(plan?.text).toContain(`The card of ${brand.name} was declined for Premium (monthly).`);
    expect(plan?.text).toContain('Nothing was charged.');
    expect(pack?.subject).toBe('A payment of $20.00 was declined');
    app.clock.advance({ days: 1 });
    await brand.choose('premium-monthly');
    await mailed(brand.email, 3);
  });

  it('each scheduled attempt with the day of the next one, then the end of the plan', async () => {
    const brand = await givenBilledBrand(app);
    await brand.addCard('failsLater');
    await brand.choose('premium-monthly');
    await live(brand, 40);
    const mails = await mailed(brand.email, 6);
    expect(mails.map(({ subject }) => subject).slice(1)).toEqual([
      'We could not charge $499.00',
      'We could not charge $499.00',
      'We could not charge $499.00',
      'We could not charge $499.00',
      'Premium (monthly) has ended',
    ]);
    const next = mails.slice(1, 5).map(({ text }) => /try again on (\w+ \d+)/.exec(text)?.[1]);
    expect(new Set(next).size).toBe(4);
    expect(mails[5]?.text).toContain('could not be collected');
  });
});

it('says when a plan ends that was canceled', async () => {
  const brand = await givenBilledBrand(app);
  await brand.addCard('succeeds');
  await brand.choose('premium-monthly');
  await brand.call('POST /subscription/cancel');
  await live(brand, 31);
  const [, end] = await mailed(brand.email, 2);
  expect(end?.subject).toBe('Premium (monthly) has ended');
  expect(end?.text).toContain('as you chose');
});
