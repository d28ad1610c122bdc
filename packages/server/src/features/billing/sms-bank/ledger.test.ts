import { randomUUID } from 'node:crypto';
import { expect, it } from 'vitest';
import { givenMember, givenPerson, givenSession } from '../../../testing/builders.ts';
import { solveChallenge } from '../../../testing/solve-challenge.ts';
import { useTestApp } from '../../../testing/test-app.ts';
import { type BilledBrand, givenBilledBrand } from '../testing/billed-brand.ts';
import { giveWelcomeCredits } from './give-welcome-credits.ts';
import { spendCredits } from './spend-credits.ts';

const app = useTestApp();
const spend = (brand: BilledBrand, credits: number, note: string) =>
  app.db.transaction((tx) =>
    spendCredits(tx, app.services.jobs, {
      brandId: brand.brandId,
      credits,
      note,
      reference: randomUUID(),
      now: app.clock.now(),
    }),
  );
const ledger = async (brand: BilledBrand, before?: number) =>
  (await brand.call('GET /sms-credits/ledger', { query: before ? { before } : {} })).body;

it('shows every change with what was left, what it was for and who did it', async () => {
  const brand = await givenBilledBrand(app);
  const { brandId } = brand;
  await app.db.transaction((tx) => giveWelcomeCredits(tx, brandId, app.clock.now()));
  await brand.addCard('succeeds');
  const pack = { planId: 'sms-500', priceCents: 20_00, key: randomUUID() };
  await brand.call('POST /sms-credits/purchases', { body: pack });
  await spend(brand, 120, 'Spring series');
  expect(await ledger(brand)).toMatchObject([
    { kind: 'spend', note: 'Spring series', who: null, change: -120, balance: 480 },
    { kind: 'purchase', note: '500 credits', who: brand.email.split('@')[0], change: 500 },
    { kind: 'gift', note: 'Welcome gift', who: null, change: 100, balance: 100 },
  ]);
});

it('goes back page by page, and never into another bank', async () => {
  const brand = await givenBilledBrand(app);
  const other = await givenBilledBrand(app);
  for (const { brandId } of [brand, other]) {
    await app.db.transaction((tx) => giveWelcomeCredits(tx, brandId, app.clock.now()));
  }
  for (let text = 1; text <= 55; text += 1) await spend(brand, 1, `text ${text}`);
  const first = await ledger(brand);
  expect(first).toHaveLength(50);
  const rest = await ledger(brand, first.at(-1)?.id);
  expect(rest.map(({ balance }) => balance)).toEqual([95, 96, 97, 98, 99, 100]);
  expect(await ledger(other)).toHaveLength(1);
});

it('is a file of any length for members, and nothing for anybody else', async () => {
  const brand = await givenBilledBrand(app);
  const { brandId } = brand;
  await app.db.transaction((tx) => giveWelcomeCredits(tx, brandId, app.clock.now()));
  for (let text = 1; text <= 60; text += 1) await spend(brand, 1, `text ${text}`);
  await spend(brand, 1, '=1+1,"quoted"');
  const { person } = await givenMember(app.db.root, { brandId, role: 'viewer' });
  const cookie = await givenSession(app.db.root, person.id, app.clock.now());
  const url = `/sms-credits/ledger/${brandId}.csv`;
  const { headers, body } = await app.http.inject({ url, headers: { cookie } });
  expect(headers['content-type']).toBe('text/csv; charset=utf-8');
  const lines = body.trimEnd().split('\r\n');
  expect(lines).toHaveLength(63);
  const when = app.clock.now().toISOString();
  expect(lines[1]).toBe(`"${when}","spend","'=1+1,""quoted""","","-1","39"`);
  const stranger = await givenMember(app.db.root);
  const other = await givenSession(app.db.root, stranger.person.id, app.clock.now());
  const codes = [
    await app.http.inject({ url }),
    await app.http.inject({ url, headers: { cookie: other } }),
    await app.http.inject({ url: '/sms-credits/ledger/x.csv', headers: { cookie } }),
  ].map(({ statusCode }) => statusCode);
  expect(codes).toEqual([401, 404, 404]);
});

it('gives every new brand the free credits that it needs to try a text', async () => {
  const { id } = await givenPerson(app.db.root);
  const cookie = await givenSession(app.db.root, id, app.clock.now());
  const captcha = await solveChallenge(app.services.captcha);
  const body = { accountname: 'Fresh Bank', website: 'fresh-bank.example', captcha };
  const { body: brand } = await app.call('POST /brands', { cookie, body });
  const bank = await app.call('GET /brand-sms-bank', { cookie, brandId: brand.id });
  expect(bank.body.credits).toEqual({ count: 0, freeCount: 100 });
});
