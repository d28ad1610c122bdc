import { randomUUID } from 'node:crypto';
import { eq } from 'drizzle-orm';
import { expect, it } from 'vitest';
import { sandboxCharges } from '../../../platform/payments/schema.ts';
import { useTestApp } from '../../../testing/test-app.ts';
import { runBillingDay } from '../day/run-billing-day.ts';
import { type BilledBrand, givenBilledBrand } from '../testing/billed-brand.ts';

const app = useTestApp();
const billing = async (brand: BilledBrand) => (await brand.call('GET /billing')).body;
const chargesOn = (brand: BilledBrand) =>
  app.db.root.select().from(sandboxCharges).where(eq(sandboxCharges.customer, brand.name));

/** A brand on Premium whose renewal the card has just refused. */
async function givenOwingBrand() {
  const brand = await givenBilledBrand(app);
  await brand.addCard('failsLater');
  await brand.choose('premium-monthly');
  app.clock.advance({ days: 31 });
  await runBillingDay(app.services);
  await brand.settled();
  const { openInvoice } = await billing(brand);
  const id = openInvoice?.id ?? '';
  const pay = (key = randomUUID(), totalCents = 499_00) =>
    brand.call('POST /invoices/:id/pay', { params: { id }, body: { totalCents, key } });
  return { brand, pay, openInvoice };
}

it('counts scheduled attempts only: pressing Pay ends no plan and moves no date', async () => {
  const { brand, pay, openInvoice } = await givenOwingBrand();
  for (let press = 0; press < 8; press += 1) {
    expect((await pay()).error?.code).toBe('card_declined');
  }
  expect(await billing(brand)).toMatchObject({
    tier: 'black',
    delinquent: true,
    openInvoice: { status: 'open', nextAttemptAt: openInvoice?.nextAttemptAt },
  });
  const { body: cards } = await brand.addCard('succeeds');
  const works = cards.find(({ last4 }) => last4 === '4242');
  await brand.call('PUT /payment-methods/:id/default', { params: { id: works?.id ?? '' } });
  expect((await pay()).body).toEqual({ status: 'done' });
  expect(await billing(brand)).toMatchObject({ tier: 'black', delinquent: false });
});

it('never charges for a card that is added or chosen, only for the press of Pay', async () => {
  const { brand, pay } = await givenOwingBrand();
  const before = (await chargesOn(brand)).length;
  const { body: cards } = await brand.addCard('succeeds');
  for (const { id } of cards) {
    await brand.call('PUT /payment-methods/:id/default', { params: { id } });
  }
  expect(await chargesOn(brand)).toHaveLength(before);
  expect((await billing(brand)).delinquent).toBe(true);
  expect((await pay()).body).toEqual({ status: 'done' });
  expect(await chargesOn(brand)).toHaveLength(before + 1);
});

it('charges once for one press, however often it arrives, and what was shown', async () => {
  const { brand, pay } = await givenOwingBrand();
  const before = (await chargesOn(brand)).length;
  const key = randomUUID();
  const refusals = await Promise.all(Array.from({ length: 5 }, () => pay(key)));
  expect(refusals.map(({ error }) => error?.code)).toEqual(Array(5).fill('card_declined'));
  expect(await chargesOn(brand)).toHaveLength(before + 1);
  const { status, error } = await pay(randomUUID(), 498_99);
  expect({ status, code: error?.code }).toEqual({ status: 409, code: 'conflict' });
  expect(await chargesOn(brand)).toHaveLength(before + 1);
});
