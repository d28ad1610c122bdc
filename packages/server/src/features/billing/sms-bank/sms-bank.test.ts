import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { Database } from '../../../platform/db/database.ts';
import { givenBrand } from '../../../testing/builders.ts';
import { openTestDatabase } from '../../../testing/test-database.ts';
import { addCredits } from './add-credits.ts';
import { readBalance } from './queries.ts';
import { smsCreditEntries } from './schema.ts';
import { spendCredits } from './spend-credits.ts';

let db: Database;
beforeAll(async () => {
  db = await openTestDatabase();
});
afterAll(() => db.close());

const now = new Date('2026-03-02T15:00:00Z');
const noJobs = { enqueue: async () => {} };
const spend = (brandId: number, credits: number, reference: string) =>
  db.transaction((tx) =>
    spendCredits(tx, noJobs, { brandId, credits, note: 'a text', reference, now }),
  );
const add = (brandId: number, bought: number, free: number, reference: string) =>
  db.transaction((tx) =>
    addCredits(tx, { brandId, kind: 'purchase', bought, free, note: 'a pack', reference, now }),
  );
const newBank = async () => (await givenBrand(db.root)).id;

describe('spending', () => {
  it('takes free credits first, then bought ones', async () => {
    const id = await newBank();
    await add(id, 10, 3, 'start');
    expect(await spend(id, 5, 'text-1')).toBe('spent');
    expect(await readBalance(db.root, id)).toEqual({ count: 8, freeCount: 0 });
  });

  it('takes nothing when there are too few', async () => {
    const id = await newBank();
    await add(id, 2, 2, 'start');
    expect(await spend(id, 5, 'text-1')).toBe('too-few-credits');
    expect(await readBalance(db.root, id)).toEqual({ count: 2, freeCount: 2 });
    expect(await spend(id, 4, 'text-1')).toBe('spent');
  });

  it('counts a reference once, for spending and adding alike', async () => {
    const id = await newBank();
    expect(await add(id, 10, 0, 'pack')).toBe(true);
    expect(await add(id, 10, 0, 'pack')).toBe(false);
    await spend(id, 4, 'text');
    expect(await spend(id, 4, 'text')).toBe('spent');
    expect(await readBalance(db.root, id)).toEqual({ count: 6, freeCount: 0 });
  });

  it('asks for a refill when fewer credits than wanted are left, also when it is too late', async () => {
    const id = await newBank();
    await add(id, 10, 0, 'start');
    await db.root.execute(
      sql`update sms_bank set autorefill_plan_id = 'sms-500', autorefill_below = 5 where brand_id = ${id}`,
    );
    const asked: unknown[] = [];
    const jobs = {
      enqueue: async (_tx: unknown, _job: unknown, data: object) => void asked.push(data),
    };
    const take = (credits: number, reference: string) =>
      db.transaction((tx) =>
        spendCredits(tx, jobs, { brandId: id, credits, note: 'a text', reference, now }),
      );
    await take(5, 'leaves-5');
    expect(asked).toEqual([]);
    await take(1, 'leaves-4');
    await take(9, 'too-many');
    expect(asked).toEqual([{ brandId: id }, { brandId: id }]);
  });
});

// The embedded engine has one connection and runs transactions one after the other; PostgreSQL has
// them contend for real.
it('leaves exactly the right balance after many purchases and spends at once', async () => {
  const pairs = 100;
  const id = await newBank();
  await add(id, 0, 15, 'start');
  const work = Array.from({ length: pairs }, (_, n) => [
    add(id, 7, 0, `pack-${n}`),
    spend(id, (n % 13) + 1, `text-${n}`),
  ]);
  const outcomes = await Promise.all(work.map((pair) => Promise.all(pair)));
  const spent = outcomes.reduce(
    (total, [, outcome], n) => total + (outcome === 'spent' ? (n % 13) + 1 : 0),
    0,
  );
  const { count, freeCount } = await readBalance(db.root, id);
  expect(count + freeCount).toBe(15 + pairs * 7 - spent);

  const entries = await db.root.select().from(smsCreditEntries);
  const own = entries.filter(({ brandId }) => brandId === id).sort((a, b) => a.id - b.id);
  expect(own.reduce((sum, { bought, free }) => sum + bought + free, 0)).toBe(count + freeCount);
  for (const { boughtLeft, freeLeft } of own) {
    expect(Math.min(boughtLeft, freeLeft)).toBeGreaterThanOrEqual(0);
  }
});

it('never spends more than there is when all want the last credits', async () => {
  const tries = 200;
  const id = await newBank();
  await add(id, tries / 4, 0, 'start');
  const outcomes = await Promise.all(
    Array.from({ length: tries }, (_, n) => spend(id, 1, `text-${n}`)),
  );
  expect(outcomes.filter((outcome) => outcome === 'spent')).toHaveLength(tries / 4);
  expect(await readBalance(db.root, id)).toEqual({ count: 0, freeCount: 0 });
});
