import { createHmac } from 'node:crypto';
import { beforeEach, expect, it, vi } from 'vitest';
import { gatewayEvents } from '../../platform/payments/local/schema.ts';
import { useTestApp } from '../../testing/test-app.ts';
import { findAccount } from './queries.ts';
import { billingAccounts, billingEvents } from './schema.ts';
import { WEBHOOK_PATH } from './serve-payment-webhook.ts';
import { type BilledBrand, givenBilledBrand } from './testing/billed-brand.ts';

const app = useTestApp();
let brand: BilledBrand;
let customerId: string;

beforeEach(async () => {
  brand = await givenBilledBrand(app);
  await brand.addCard('succeeds');
  customerId = (await findAccount(app.db.root, brand.brandId))?.customerId ?? '';
});

function post(body: string, headers: Record<string, string>) {
  return app.http.inject({
    method: 'POST',
    url: WEBHOOK_PATH,
    payload: body,
    headers: { 'content-type': 'application/json', ...headers },
  });
}

/** Something happens at the gateway that nobody here asked for; its newest event is answered. */
async function buyBehindOurBack() {
  const { payments } = app.services;
  const plan = { planId: 'premium-monthly', name: 'Premium', priceCents: 499_00, months: 1 };
  await payments.changePlan(customerId, { ...plan, key: `behind-${customerId}`, renews: true });
  const events = await app.db.root.select().from(gatewayEvents);
  const own = events.filter((event) => event.customerId === customerId);
  const paid = own.find(({ type }) => type === 'invoice.paid');
  const signed = await payments.local?.signedEvent(paid?.id ?? '');
  if (!signed) throw new Error('no event');
  return signed;
}

const belt = async () => (await brand.call('GET /current-brand-future')).body.belt;
const everything = async () => ({
  belt: await belt(),
  accounts: await app.db.root.select().from(billingAccounts),
  events: await app.db.root.$count(billingEvents),
});
/** The gateway's own delivery has caught up, so that what a test sends is the only news. */
const delivered = () =>
  vi.waitFor(
    async () => {
      const sent = await app.db.root.$count(gatewayEvents);
      expect(await app.db.root.$count(billingEvents)).toBe(sent);
    },
    { timeout: 15_000, interval: 50 },
  );

it('brings what happened at the gateway, by itself', async () => {
  await buyBehindOurBack();
  await vi.waitFor(async () => expect(await belt()).toBe('black'), { timeout: 15_000 });
});

it('changes nothing when a genuine event is sent again', async () => {
  const { body, headers } = await buyBehindOurBack();
  await delivered();
  const before = await everything();
  expect(before.belt).toBe('black');
  for (let n = 0; n < 3; n += 1) expect((await post(body, headers)).statusCode).toBe(200);
  expect(await everything()).toEqual(before);
});

it('changes nothing when the same event arrives many times at once', async () => {
  const { body, headers } = await buyBehindOurBack();
  const answers = await Promise.all(Array.from({ length: 8 }, () => post(body, headers)));
  expect(answers.map(({ statusCode }) => statusCode)).toEqual(Array(8).fill(200));
  await delivered();
  expect(await belt()).toBe('black');
});

it('refuses forged, altered, unsigned and stale events, and looks at nothing', async () => {
  const { body, headers } = await buyBehindOurBack();
  await delivered();
  const before = await everything();
  const signature = headers['tandem-signature'] ?? '';
  const seconds = Math.floor(app.clock.now().getTime() / 1000);
  const guessed = createHmac('sha256', 'guess').update(`${seconds}.${body}`).digest('hex');
  const forged = [
    post(body, {}),
    post(body, { 'tandem-signature': 'nonsense' }),
    post(body, { 'tandem-signature': `t=${seconds},v1=${guessed}` }),
    post(body.replace('invoice.paid', 'invoice.pays'), { 'tandem-signature': signature }),
    post(body, { 'tandem-signature': signature.replace(/t=\d+/, `t=${seconds + 1}`) }),
    post('', { 'tandem-signature': signature }),
  ];
  for (const answer of await Promise.all(forged)) {
    expect(answer.statusCode).toBe(400);
    expect(answer.json().error.message).toBe('This event is not genuine.');
  }
  app.clock.advance({ seconds: 301 });
  expect((await post(body, { 'tandem-signature': signature })).statusCode).toBe(400);
  expect(await everything()).toEqual(before);
});
