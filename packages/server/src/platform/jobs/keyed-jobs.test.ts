import { AsyncResource } from 'node:async_hooks';
import { sql } from 'drizzle-orm';
import { afterEach, beforeAll, describe, expect, it, vi } from 'vitest';
import { silentLog } from '../../testing/test-config.ts';
import { openTestDatabase } from '../../testing/test-database.ts';
import type { Database } from '../db/database.ts';
import type { JobDefinition } from './job-definition.ts';
import { type JobQueue, openJobs } from './open-jobs.ts';

interface Numbered {
  n: number;
}

let db: Database;
const running: JobQueue[] = [];
beforeAll(async () => {
  db = await openTestDatabase();
  return () => db.close();
});
afterEach(async () => {
  await Promise.all(running.splice(0).map((jobs) => jobs.stop()));
});

async function start(definition: JobDefinition<Numbered>, work = true): Promise<JobQueue> {
  const jobs = await openJobs({ db, log: silentLog, work, pollingSeconds: 60 });
  await jobs.prepare([definition as JobDefinition<never>]);
  await jobs.startWorking();
  running.push(jobs);
  return jobs;
}

async function waitingIn(queue: string) {
  const { rows } = await db.root.execute<{ n: number; startAfter: string }>(sql`
    select (data ->> 'n')::int as n, to_json(start_after) #>> '{}' as "startAfter"
      from pgboss.job where name = ${queue} and state = 'created'
  `);
  return rows;
}

describe('a key', () => {
  it('is held by one waiting job, however many transactions ask at once', async () => {
    const job = { name: 'test-one-key', handle: async () => {} };
    const jobs = await start(job, false);
    const ask = (n: number) =>
      db.transaction((tx) => jobs.enqueue(tx, job, { n }, { key: 'brand 7' }));
    await Promise.all(Array.from({ length: 64 }, (_, n) => ask(n)));
    expect(await waitingIn(job.name)).toHaveLength(1);
    await db.transaction((tx) => jobs.enqueue(tx, job, { n: 64 }, { key: 'brand 8' }));
    await db.transaction((tx) => jobs.enqueue(tx, job, { n: 65 }));
    await db.transaction((tx) => jobs.enqueue(tx, job, { n: 66 }));
    expect(await waitingIn(job.name)).toHaveLength(4);
  });

  it('gives the waiting job the newest data and the earliest moment', async () => {
    const job = { name: 'test-newest', handle: async () => {} };
    const jobs = await start(job, false);
    const at = (year: number) => new Date(Date.UTC(year, 0, 1));
    for (const [n, year] of [2100, 2090, 2095].entries()) {
      const options = { key: 'k', startAfter: at(year) };
      await db.transaction((tx) => jobs.enqueue(tx, job, { n }, options));
    }
    const [waiting, ...others] = await waitingIn(job.name);
    expect(others).toEqual([]);
    expect(waiting?.n).toBe(2);
    expect(new Date(waiting?.startAfter ?? 0)).toEqual(at(2090));
  });

  it('never has two running, and what is asked for meanwhile runs after', async () => {
    const events: string[] = [];
    const gate = Promise.withResolvers<void>();
    const job = {
      name: 'test-in-turn',
      concurrency: 4,
      handle: async ({ n }: Numbered) => {
        events.push(`start ${n}`);
        if (n === 1) await gate.promise;
        events.push(`end ${n}`);
      },
    };
    const jobs = await start(job);
    const ask = (n: number, key: string) =>
      db.transaction((tx) => jobs.enqueue(tx, job, { n }, { key }));
    await ask(1, 'a');
    await vi.waitFor(() => expect(events).toEqual(['start 1']), { timeout: 10_000 });
    await ask(2, 'a');
    await ask(3, 'b');
    await vi.waitFor(() => expect(events).toContain('end 3'), { timeout: 10_000 });
    expect(events).toEqual(['start 1', 'start 3', 'end 3']);
    gate.resolve();
    await vi.waitFor(() => expect(events).toContain('end 2'), { timeout: 10_000 });
    expect(events.slice(3)).toEqual(['end 1', 'start 2', 'end 2']);
  });
});

// One connection cannot hold a transaction open beside anything else.
describe.runIf(process.env.TEST_DATABASE === 'postgres')('beside an open transaction', () => {
  it('a waiting job that it joined does not start before its commit', async () => {
    const ran: number[] = [];
    const job = {
      name: 'test-joined',
      handle: async ({ n }: Numbered) => {
        ran.push(n);
      },
    };
    const asking = await start(job, false);
    await db.transaction((tx) => asking.enqueue(tx, job, { n: 1 }, { key: 'k' }));
    await db.transaction(async (tx) => {
      await asking.enqueue(tx, job, { n: 2 }, { key: 'k' });
      const working = await start(job);
      // Another key passes meanwhile: the worker is awake and leaves the held job alone.
      await outside(() => db.transaction((own) => working.enqueue(own, job, { n: 3 })));
      await vi.waitFor(() => expect(ran).toEqual([3]), { timeout: 10_000 });
    });
    await vi.waitFor(() => expect(ran).toEqual([3, 2]), { timeout: 10_000 });
  });

  it('work that a process without workers queues is called for in the others', async () => {
    const ran: number[] = [];
    const job = {
      name: 'test-called',
      handle: async ({ n }: Numbered) => {
        ran.push(n);
      },
    };
    await start(job);
    const asking = await start(job, false);
    for (const n of [1, 2, 3]) await db.transaction((tx) => asking.enqueue(tx, job, { n }));
    await vi.waitFor(() => expect(ran.toSorted()).toEqual([1, 2, 3]), { timeout: 10_000 });
  });
});

/** Runs work as somebody would who is not within the caller's transaction. */
const outside = AsyncResource.bind((work: () => Promise<void>) => work());
