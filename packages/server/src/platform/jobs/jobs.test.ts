import { sql } from 'drizzle-orm';
import { afterEach, beforeAll, expect, it, vi } from 'vitest';
import { silentLog } from '../../testing/test-config.ts';
import { openTestDatabase } from '../../testing/test-database.ts';
import type { Database } from '../db/database.ts';
import type { JobDefinition } from './job-definition.ts';
import { type JobQueue, openJobs } from './open-jobs.ts';
import { listFailedJobs } from './queries.ts';

let db: Database;
let jobs: JobQueue | undefined;
beforeAll(async () => {
  db = await openTestDatabase();
  return () => db.close();
});
afterEach(async () => {
  await jobs?.stop();
  jobs = undefined;
});

async function start(definition: JobDefinition<never>, pollingSeconds = 0.5): Promise<JobQueue> {
  jobs = await openJobs({ db, log: silentLog, work: true, pollingSeconds });
  await jobs.prepare([definition]);
  await jobs.startWorking();
  return jobs;
}

it('runs what a committed transaction queued', async () => {
  const ran: number[] = [];
  const job = {
    name: 'test-committed',
    handle: async ({ n }: { n: number }) => {
      ran.push(n);
    },
  };
  const running = await start(job as JobDefinition<never>);
  await db.transaction((tx) => running.enqueue(tx, job, { n: 7 }));
  await vi.waitFor(() => expect(ran).toEqual([7]), { timeout: 10_000 });
});

it('forgets what a rolled-back transaction queued', async () => {
  const job = { name: 'test-rolled-back', handle: async () => {} };
  const running = await start(job);
  const failing = db.transaction(async (tx) => {
    await running.enqueue(tx, job, {});
    throw new Error('no');
  });
  await expect(failing).rejects.toThrow('no');
  const { rows } = await db.root.execute(
    sql`select 1 from pgboss.job where name = 'test-rolled-back'`,
  );
  expect(rows).toEqual([]);
});

it('tries again, then shows the job as failed with its reason, and runs it again on request', async () => {
  let attempts = 0;
  let broken = true;
  const job = {
    name: 'test-failing',
    retryLimit: 1,
    retryDelaySeconds: 0,
    handle: async () => {
      attempts += 1;
      if (broken) throw new Error('carrier is down');
    },
  };
  const running = await start(job);
  await db.transaction((tx) => running.enqueue(tx, job, {}));
  const failed = await vi.waitFor(
    async () => {
      const [row] = (await listFailedJobs(db.root)).filter(({ queue }) => queue === job.name);
      expect(row).toBeDefined();
      return row;
    },
    { timeout: 20_000, interval: 200 },
  );
  expect(failed).toMatchObject({ reason: 'carrier is down', attempts: 2 });
  expect(attempts).toBe(2);
  broken = false;
  await running.retry(job.name, failed?.id ?? '');
  await vi.waitFor(() => expect(attempts).toBe(3), { timeout: 20_000 });
});

it('lets a running handler finish before it stops', async () => {
  let started = () => {};
  const hasStarted = new Promise<void>((resolve) => {
    started = resolve;
  });
  let finished = false;
  const job = {
    name: 'test-graceful',
    handle: async () => {
      started();
      await db.root.execute(sql`select pg_sleep(0.3)`);
      finished = true;
    },
  };
  const running = await start(job);
  await db.transaction((tx) => running.enqueue(tx, job, {}));
  await hasStarted;
  await running.stop();
  expect(finished).toBe(true);
});

it('runs all that was queued without waiting for a look, so many at once as it may', async () => {
  let now = 0;
  let most = 0;
  const three = Promise.withResolvers<void>();
  const ran: number[] = [];
  const job = {
    name: 'test-at-once',
    concurrency: 3,
    handle: async ({ n }: { n: number }) => {
      now += 1;
      most = Math.max(most, now);
      if (now === 3) three.resolve();
      await three.promise;
      now -= 1;
      ran.push(n);
    },
  };
  const running = await start(job as JobDefinition<never>, 60);
  const numbers = Array.from({ length: 30 }, (_, n) => n);
  await db.transaction(async (tx) => {
    for (const n of numbers) await running.enqueue(tx, job, { n });
  });
  await vi.waitFor(() => expect(ran.toSorted((a, b) => a - b)).toEqual(numbers), {
    timeout: 20_000,
  });
  expect(most).toBe(3);
});

it('settles each job of a batch by itself', async () => {
  const ran: number[] = [];
  const job = {
    name: 'test-batch',
    batchSize: 5,
    concurrency: 1,
    retryLimit: 0,
    handle: async ({ n }: { n: number }) => {
      ran.push(n);
      if (n === 1) throw new Error('this one alone');
    },
  };
  const running = await start(job as JobDefinition<never>, 60);
  await db.transaction(async (tx) => {
    for (const n of [0, 1, 2]) await running.enqueue(tx, job, { n });
  });
  const states = () =>
    db.root.execute<{ n: number; state: string }>(sql`
      select (data ->> 'n')::int as n, state::text from pgboss.job
       where name = 'test-batch' order by n`);
  await vi.waitFor(
    async () =>
      expect((await states()).rows.map(({ state }) => state)).toEqual([
        'completed',
        'failed',
        'completed',
      ]),
    { timeout: 10_000 },
  );
  expect(ran.toSorted()).toEqual([0, 1, 2]);
});

it('knows nothing to retry in a queue that does not exist, nor a job that did not fail', async () => {
  const job = { name: 'test-retry', handle: async () => {} };
  const running = await start(job);
  const id = '00000000-0000-4000-8000-000000000000';
  expect(await running.retry('no-such-queue', id)).toBe(false);
  expect(await running.retry(job.name, id)).toBe(false);
});
