import { afterAll, beforeAll, expect, it, vi } from 'vitest';
import { FakeClock } from '../../testing/fake-clock.ts';
import { openTestDatabase } from '../../testing/test-database.ts';
import type { Database } from '../db/database.ts';
import { HttpError } from '../http/http-error.ts';
import { answerOnce } from './answer-once.ts';
import { beginCall, findCall, sweepKeyedCalls } from './queries.ts';
import { keyedCalls } from './schema.ts';

const clock = new FakeClock();
let db: Database;
beforeAll(async () => {
  db = await openTestDatabase();
});
afterAll(() => db.close());

let serial = 0;
function newCall(request: unknown = { email: 'ann@shop.example' }) {
  serial += 1;
  return { operation: 'POST /x', caller: 'person 1', key: `key-of-a-test-${serial}`, request };
}
const once = (call: ReturnType<typeof newCall>, run: () => Promise<unknown>) =>
  answerOnce({ db, clock }, call, run);

it('runs once however many ask at once, and answers all of them alike', async () => {
  const call = newCall();
  const run = vi.fn(async () => ({ id: Math.random() }));
  const answers = await Promise.all(Array.from({ length: 50 }, () => once(call, run)));
  expect(run).toHaveBeenCalledOnce();
  expect(new Set(answers.map(({ answer }) => JSON.stringify(answer))).size).toBe(1);
  expect(answers.filter(({ isRepeated }) => isRepeated)).toHaveLength(49);
});

it('lets the next one run after a failure, also one that has waited', async () => {
  const call = newCall();
  const refusal = new HttpError(409, 'conflict', 'Taken.');
  const run = vi.fn().mockRejectedValueOnce(refusal).mockResolvedValue(null);
  const outcomes = await Promise.allSettled([once(call, run), once(call, run)]);
  expect(outcomes.map(({ status }) => status).sort()).toEqual(['fulfilled', 'rejected']);
  expect(await once(call, run)).toEqual({ answer: null, isRepeated: true });
  expect(run).toHaveBeenCalledTimes(2);
});

it('refuses a key that was used for another request, while that runs and after it', async () => {
  const call = newCall();
  const gate = Promise.withResolvers<null>();
  const first = once(call, () => gate.promise);
  await vi.waitFor(async () => expect(await db.root.select().from(keyedCalls)).not.toHaveLength(0));
  const other = () => once({ ...call, request: { email: 'ben@shop.example' } }, async () => null);
  const refusal = { status: 422, fields: { 'idempotency-key': expect.any(String) } };
  await vi.waitFor(() => expect(other()).rejects.toMatchObject(refusal));
  gate.resolve(null);
  await first;
  await expect(other()).rejects.toMatchObject(refusal);
});

it('tells callers and operations apart', async () => {
  const call = newCall();
  await once(call, async () => 'one');
  expect(await once({ ...call, caller: 'person 2' }, async () => 'two')).toMatchObject({
    answer: 'two',
  });
  expect(await once({ ...call, operation: 'POST /y' }, async () => 'three')).toMatchObject({
    answer: 'three',
  });
});

it('stores nothing that can be read without the key', async () => {
  const call = newCall({ email: 'secret-request@shop.example' });
  await once(call, async () => ({ email: 'secret-answer@shop.example' }));
  const stored = JSON.stringify(await db.root.select().from(keyedCalls));
  expect(stored).not.toContain('secret');
  expect(stored).not.toContain(call.key);
});

it('takes over from a process that died, and not from one that is slow', async () => {
  const call = newCall();
  const slow = Promise.withResolvers<string>();
  const abandoned = once(call, () => slow.promise);
  await vi.waitFor(async () =>
    expect((await db.root.select().from(keyedCalls)).some(({ answer }) => !answer)).toBe(true),
  );
  clock.advance({ seconds: 121 });
  expect(await once(call, async () => 'again')).toEqual({ answer: 'again', isRepeated: false });
  // Should it live after all, it must not overwrite what others were told.
  slow.resolve('late');
  await abandoned;
  expect(await once(call, async () => 'never')).toEqual({ answer: 'again', isRepeated: true });
});

it('is forgotten after its time', async () => {
  const startedAt = clock.now();
  await beginCall(db.root, { id: 'old', request: '', startedAt });
  await sweepKeyedCalls(db.root, startedAt);
  expect(await findCall(db.root, 'old')).toBeDefined();
  await sweepKeyedCalls(db.root, new Date(startedAt.getTime() + 1));
  expect(await findCall(db.root, 'old')).toBeUndefined();
});
