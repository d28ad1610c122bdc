import { randomUUID } from 'node:crypto';
import { eq } from 'drizzle-orm';
import { expect, it } from 'vitest';
import { sandboxCharges } from '../../../platform/payments/schema.ts';
import { useTestApp } from '../../../testing/test-app.ts';
import { type BilledBrand, givenBilledBrand } from '../testing/billed-brand.ts';
import { addCredits } from './add-credits.ts';
import { lockBank, readBalance, setAutorefill } from './queries.ts';
import { refillCredits } from './refill-credits.ts';
import { spendCredits } from './spend-credits.ts';

const app = useTestApp();
const noJobs = { enqueue: async () => {} };

/** A bank with 40 credits, which refills below 50. */
async function givenLowBank(card: 'succeeds' | 'failsLater' = 'succeeds'): Promise<BilledBrand> {
  const brand = await givenBilledBrand(app);
  await brand.addCard(card);
  const { brandId } = brand;
  await app.db.transaction(async (tx) => {
    await lockBank(tx, brandId);
    await setAutorefill(tx, brandId, { planId: 'sms-500', whenBelow: 50 });
    const gift = {
      kind: 'gift',
      free: 40,
      note: 'a gift',
      reference: 'start',
      now: app.clock.now(),
    } as const;
    await addCredits(tx, { brandId, ...gift });
  });
  return brand;
}

const refill = ({ brandId }: BilledBrand) => refillCredits(app.services, brandId);
/** Without asking for a refill itself: these tests run their own. */
const spendOne = ({ brandId }: BilledBrand) =>
  app.db.transaction((tx) =>
    spendCredits(tx, noJobs, {
      brandId,
      credits: 1,
      reference: randomUUID(),
      note: 'a text',
      now: app.clock.now(),
    }),
  );
const chargesOn = ({ name }: BilledBrand) =>
  app.db.root.select().from(sandboxCharges).where(eq(sandboxCharges.customer, name));

it('charges once when 64 refills run at once, texts going out meanwhile', async () => {
  const brand = await givenLowBank();
  const spendAndRefill = async (_: unknown, n: number) => {
    // Each text changes the ledger before its refill looks at it.
    if (n % 2 === 0) await spendOne(brand);
    await refill(brand);
  };
  await Promise.all(Array.from({ length: 64 }, spendAndRefill));
  expect(await chargesOn(brand)).toHaveLength(1);
  const { count, freeCount } = await readBalance(app.db.root, brand.brandId);
  expect(count + freeCount).toBe(40 - 32 + 500);
});

it('charges again for the next time that credits run low', async () => {
  const brand = await givenLowBank();
  await refill(brand);
  await refill(brand);
  for (let text = 0; text < 10; text += 1) await spendOne(brand);
  await app.db.transaction((tx) =>
    spendCredits(tx, noJobs, {
      brandId: brand.brandId,
      credits: 500,
      reference: 'a campaign',
      note: 'a campaign',
      now: app.clock.now(),
    }),
  );
  await Promise.all([refill(brand), refill(brand)]);
  expect(await chargesOn(brand)).toHaveLength(2);
});

it('goes on with the same charge after a crash between paying and counting', async () => {
  const brand = await givenLowBank();
  const payments = {
    ...app.services.payments,
    readCustomer: () => Promise.reject(new Error('the process died here')),
  };
  await expect(refillCredits({ ...app.services, payments }, brand.brandId)).rejects.toThrow();
  await spendOne(brand);
  await refill(brand);
  expect(await chargesOn(brand)).toHaveLength(1);
  const { count } = await readBalance(app.db.root, brand.brandId);
  expect(count).toBe(500);
});

it('tries a refused card once, however many refills run, and switches itself off', async () => {
  const brand = await givenLowBank('failsLater');
  await Promise.all(Array.from({ length: 8 }, () => refill(brand)));
  expect(await chargesOn(brand)).toHaveLength(1);
  expect((await brand.call('GET /brand-sms-bank')).body.autorefill).toBeNull();
});
