import { afterAll, beforeAll, expect, it } from 'vitest';
import { FakeClock } from '../../testing/fake-clock.ts';
import { openTestDatabase } from '../../testing/test-database.ts';
import type { Database } from '../db/database.ts';
import { checkLimit } from './check-limit.ts';

const LIMIT = { per: 'address', calls: 3, seconds: 60 } as const;
const clock = new FakeClock();
let db: Database;
beforeAll(async () => {
  db = await openTestDatabase();
});
afterAll(() => db.close());

const call = (caller: string) => checkLimit(db.root, LIMIT, 'POST /x', caller, clock.now());

it('lets as many calls through as it says, then tells how long to wait', async () => {
  const waits = [];
  for (let n = 0; n < 5; n++) waits.push(await call('one'));
  expect(waits).toEqual([0, 0, 0, 60, 60]);
  clock.advance({ seconds: 60 });
  expect(await call('one')).toBe(0);
});

it('keeps counting, and waits no longer than its window, when the clock is set back', async () => {
  for (let n = 0; n < 4; n++) await call('two');
  clock.advance({ days: -1 });
  expect(await call('two')).toBe(60);
  clock.advance({ seconds: 60 });
  expect(await call('two')).toBe(0);
});

it('does not start anew for a process whose clock is a little behind', async () => {
  await call('three');
  clock.advance({ seconds: -5 });
  for (let n = 0; n < 2; n++) expect(await call('three')).toBe(0);
  clock.advance({ seconds: 5 });
  expect(await call('three')).toBeGreaterThan(0);
});
