import { randomUUID } from 'node:crypto';
import { contract, type OperationName } from '@tandem/contract/contract';
import type { Operation } from '@tandem/contract/operation';
import { eq } from 'drizzle-orm';
import { beforeAll, expect, it } from 'vitest';
import { sandboxCharges } from '../../platform/payments/schema.ts';
import { actAs } from '../../testing/act-as.ts';
import { givenMember, givenPerson, givenSession } from '../../testing/builders.ts';
import { useTestApp } from '../../testing/test-app.ts';
import { type BilledBrand, givenBilledBrand } from './testing/billed-brand.ts';

const app = useTestApp();
const PACK = { planId: 'sms-1500', priceCents: 55_00 };
let cookie: string;
let brand: BilledBrand;
let userId: number;
beforeAll(async () => {
  const admin = await givenPerson(app.db.root, { isAdmin: true, canImpersonate: true });
  cookie = await givenSession(app.db.root, admin.id, app.clock.now());
  brand = await givenBilledBrand(app);
  await brand.addCard('succeeds');
  const { person } = await givenMember(app.db.root, { brandId: brand.brandId });
  userId = person.id;
  await actAs(app, cookie, userId);
});

const chargesOn = () =>
  app.db.root.select().from(sandboxCharges).where(eq(sandboxCharges.customer, brand.name));

/** As the admin, with what a second confirmation adds. */
const acting = (confirmed?: string) => ({
  cookie,
  brandId: brand.brandId,
  impersonating: userId,
  ...(confirmed === undefined ? {} : { headers: { 'x-confirmed-charge': confirmed } }),
});
const buy = (confirmed?: string) =>
  app.call('POST /sms-credits/purchases', {
    ...acting(confirmed),
    body: { ...PACK, key: randomUUID() },
  });

async function lastEntries(count: number) {
  const { body } = await app.call('GET /admin/audit-log', { cookie, query: {} });
  return body.slice(0, count).map(({ action, detail, brandId }) => ({ action, detail, brandId }));
}

it('is declared for every call whose body names an amount', () => {
  const amounts = /"(dueNowCents|priceCents|totalCents)"/;
  const charging = (Object.keys(contract) as OperationName[]).filter((name) => {
    const { body }: Operation = contract[name];
    return (
      body && amounts.test(JSON.stringify(Object.keys((body as { shape?: object }).shape ?? {})))
    );
  });
  expect(charging).toHaveLength(3);
  for (const name of charging) expect((contract[name] as Operation).charges).toBeDefined();
});

it('is refused without the amount confirmed once more, and nothing is charged', async () => {
  for (const confirmed of [undefined, 'true', '5400', '']) {
    const { status, error } = await buy(confirmed);
    expect([status, error?.code]).toEqual([428, 'charge_not_confirmed']);
    expect(error?.fields).toHaveProperty('x-confirmed-charge');
  }
  expect(await chargesOn()).toHaveLength(0);
});

it('records what was tried before it runs, and what was charged after it', async () => {
  expect((await buy('5500')).body).toEqual({ status: 'done' });
  expect(await chargesOn()).toHaveLength(1);
  const [charged, tried] = await lastEntries(2);
  expect(tried).toMatchObject({ action: 'POST /sms-credits/purchases' });
  expect(tried?.detail).toContain('priceCents 5500');
  expect(charged).toMatchObject({ action: 'card charged', brandId: brand.brandId });
  expect(charged?.detail).toMatch(/^charged \$55\.00, invoice /);
});

it('records the amount of a changed plan as the gateway charged it', async () => {
  const planId = 'premium-monthly';
  const preview = await brand.call('POST /subscription/preview', { body: { planId } });
  const { dueNowCents } = preview.body;
  const change = (confirmed?: string) =>
    app.call('PUT /subscription', {
      ...acting(confirmed),
      // More than is due: nobody is charged more than it costs.
      body: { planId, dueNowCents: dueNowCents + 100, key: randomUUID() },
    });
  expect((await change()).error?.code).toBe('charge_not_confirmed');
  expect((await change(String(dueNowCents + 100))).body).toEqual({ status: 'done' });
  const [charged] = await lastEntries(1);
  expect(charged?.detail).toMatch(/^charged \$499\.00, invoice /);
});

it('records that a card was refused, and that nothing was charged', async () => {
  const { body: cards } = await brand.addCard('declines');
  const bad = cards.find(({ isDefault }) => !isDefault);
  await brand.call('PUT /payment-methods/:id/default', { params: { id: bad?.id ?? '' } });
  expect((await buy('5500')).error?.code).toBe('card_declined');
  const [refused] = await lastEntries(1);
  expect(refused).toMatchObject({ action: 'card refused' });
  expect(refused?.detail).toMatch(/^charged \$0/);
});

it('asks nothing more of the brand itself', async () => {
  const own = await givenBilledBrand(app);
  await own.addCard('succeeds');
  const body = { ...PACK, key: randomUUID() };
  expect((await own.call('POST /sms-credits/purchases', { body })).body).toEqual({
    status: 'done',
  });
});
