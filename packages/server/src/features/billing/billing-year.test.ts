import { randomUUID } from 'node:crypto';
import { expect, it, vi } from 'vitest';
import { sandboxMails } from '../../platform/mail/schema.ts';
import { useTestApp } from '../../testing/test-app.ts';
import { runBillingDay } from './day/run-billing-day.ts';
import { givenBilledBrand } from './testing/billed-brand.ts';

const app = useTestApp();

it('a year in the life of a brand', async () => {
  app.clock.set('2026-01-01T07:00:00Z');
  const brand = await givenBilledBrand(app);

  /** Lives day by day: the daily job runs, and what it caused arrives before the next day. */
  async function liveUntil(day: string): Promise<void> {
    while (app.clock.now() < new Date(`${day}T07:00:00Z`)) {
      app.clock.advance({ days: 1 });
      await runBillingDay(app.services);
      await brand.settled();
    }
  }
  const belt = async () => (await brand.call('GET /current-brand-future')).body.belt;
  const billing = async () => (await brand.call('GET /billing')).body;
  const customer = async () => (await brand.call('GET /customer')).body;
  const owes = async () => {
    const { delinquent, invoices } = await customer();
    return { delinquent, firstInvoice: invoices[0]?.status };
  };
  const invite = async () =>
    (
      await brand.call('POST /team/invites', {
        body: { email: `guest${app.clock.now().getTime()}@test.example`, role: 'viewer' },
      })
    ).error;
  const mails = async (subject: string) =>
    (await app.db.root.select().from(sandboxMails)).filter(
      (mail) => mail.recipient === brand.email && mail.subject.includes(subject),
    );
  const mailed = (subject: string, times = 1) =>
    vi.waitFor(async () => expect(await mails(subject)).toHaveLength(times), { timeout: 15_000 });

  // January: the trial, which ends on the 31st. Everything works, nothing is asked for.
  expect(await belt()).toBe('trial');
  await liveUntil('2026-01-23');
  expect(await mails('Your trial ends')).toEqual([]);
  expect(await invite()).toBeUndefined();

  // Reminders on days 7, 3, 2 and 1, each once.
  await liveUntil('2026-01-24');
  await mailed('ends in 7 days');
  await liveUntil('2026-01-28');
  await mailed('ends in 3 days');
  await liveUntil('2026-01-30');
  await mailed('ends in 2 days');
  await mailed('ends in 1 day');
  await mailed('Your trial ends', 4);

  // The trial ends, and with it what was not paid for.
  await liveUntil('2026-01-31');
  expect(await belt()).toBe('post-trial-paywall');
  await mailed('Your trial has ended');
  expect(await invite()).toMatchObject({ code: 'payment_required', goTo: '/upgrade-plan' });
  expect((await brand.call('GET /brand-claims')).body['messaging.message.create']).toBe(false);

  // February: a plan. The first card is refused, the second one pays, and all is open again.
  await liveUntil('2026-02-03');
  expect((await brand.choose('essential-monthly')).error?.code).toBe('payment_required');
  await brand.addCard('declines');
  expect((await brand.choose('essential-monthly')).error?.code).toBe('card_declined');
  expect(await belt()).toBe('post-trial-paywall');
  const { body: cards } = await brand.addCard('succeeds');
  await brand.call('PUT /payment-methods/:id/default', { params: { id: cards[1]?.id ?? '' } });
  expect((await brand.choose('essential-monthly')).body).toEqual({ status: 'done' });
  expect(await belt()).toBe('greenFixed');
  expect(await invite()).toBeUndefined();

  // March 3: it renews by itself.
  await liveUntil('2026-03-03');
  expect(await customer()).toMatchObject({
    delinquent: false,
    subscriptions: { data: [{ plan: { id: 'essential-monthly' } }] },
    invoices: [{ status: 'paid' }, { status: 'paid' }],
  });
  expect((await billing()).subscription?.periodEnd).toBe('2026-04-03T07:00:00.000Z');

  // March 18: an upgrade. 16 of 31 days are left of $199, which count toward $499.
  await liveUntil('2026-03-18');
  const { body: preview } = await brand.call('POST /subscription/preview', {
    body: { planId: 'premium-monthly' },
  });
  expect(preview).toMatchObject({ dueNowCents: 499_00 - 102_70, renews: true });
  expect((await brand.choose('premium-monthly')).body).toEqual({ status: 'done' });
  expect(await belt()).toBe('black');

  // April 18: the card that pays from now on lets the renewal down. Dunning begins.
  const { body: withBad } = await brand.addCard('failsLater');
  await brand.call('PUT /payment-methods/:id/default', { params: { id: withBad[2]?.id ?? '' } });
  await liveUntil('2026-04-18');
  expect(await owes()).toEqual({ delinquent: true, firstInvoice: 'open' });
  expect((await billing()).openInvoice).toMatchObject({
    totalCents: 499_00,
    nextAttemptAt: '2026-04-19T07:00:00.000Z',
  });
  await mailed('could not charge $499.00');
  expect(await invite()).toMatchObject({ code: 'payment_required', goTo: '/missing-payment' });
  expect((await brand.choose('pro-monthly')).status).toBe(409);

  // Retries fail on the 19th and 21st; then the debt is paid with a good card.
  await liveUntil('2026-04-22');
  expect((await billing()).openInvoice?.nextAttemptAt).toBe('2026-04-23T07:00:00.000Z');
  await brand.call('PUT /payment-methods/:id/default', { params: { id: cards[1]?.id ?? '' } });
  expect(await owes()).toEqual({ delinquent: true, firstInvoice: 'open' });
  await brand.call('POST /invoices/:id/pay', {
    params: { id: (await billing()).openInvoice?.id ?? '' },
    body: { totalCents: 499_00, key: randomUUID() },
  });
  expect(await owes()).toEqual({ delinquent: false, firstInvoice: 'paid' });
  expect(await belt()).toBe('black');
  expect(await invite()).toBeUndefined();

  // June: a downgrade. What is left of Premium is credited, and the next renewal uses it up.
  await liveUntil('2026-06-18');
  expect((await brand.choose('essential-monthly')).body).toEqual({ status: 'done' });
  expect(await belt()).toBe('greenFixed');
  const { creditCents } = await billing();
  expect(creditCents).toBe(499_00 - 199_00);
  await liveUntil('2026-07-18');
  expect(await billing()).toMatchObject({ creditCents: creditCents - 199_00, delinquent: false });
  await liveUntil('2026-08-18');
  expect(await billing()).toMatchObject({ creditCents: 0 });
  expect((await brand.call('GET /invoices')).body[0]).toMatchObject({ totalCents: 98_00 });

  // September: second thoughts, then the end. What is paid for lasts until its period is over.
  await liveUntil('2026-09-20');
  await brand.call('POST /subscription/cancel');
  expect((await billing()).subscription).toMatchObject({ renews: false, canResume: true });
  await brand.call('POST /subscription/resume');
  expect((await billing()).subscription).toMatchObject({ renews: true });
  await brand.call('POST /subscription/cancel');
  await liveUntil('2026-10-17');
  expect(await belt()).toBe('greenFixed');
  await liveUntil('2026-10-18');
  expect(await belt()).toBe('white');
  expect(await customer()).toMatchObject({ delinquent: false, subscriptions: { data: [] } });
  expect(await invite()).toBeUndefined();

  // December: Premium for a year upfront; a card that stops working ends no plan that is paid.
  await liveUntil('2026-12-01');
  expect((await brand.choose('premium-12-month')).body).toEqual({ status: 'done' });
  expect((await billing()).subscription).toMatchObject({ renews: false, canResume: false });
  await liveUntil('2026-12-31');
  expect(await belt()).toBe('black');

  // Every dollar of the year is on an invoice that is paid.
  const { body: invoices } = await brand.call('GET /invoices');
  expect(invoices.every(({ status }) => status === 'paid')).toBe(true);
  // On April 18, 19 and 21.
  expect(await mails('could not charge')).toHaveLength(3);
}, 300_000);
