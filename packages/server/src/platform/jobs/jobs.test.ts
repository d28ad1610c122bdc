import { sql } from 'drizzle-orm';
import { afterEach, beforeAll, expect, it, vi } from 'vitest';
import { silentLog } from '../../testing/test-config.ts';
import { openTestDatabase } from '../../testing/test-database.ts';
import type { Database } from '../db/database.ts';
import type { JobDefinition } from './job-definition.ts';
import { listFailedJobs } from './queries.ts';
import { type Jobs, startJobs } from './start-jobs.ts';

let db: Database;
let jobs: Jobs | undefined;
beforeAll(async () => {
  db = await openTestDatabase();
  return () => db.close();
});
afterEach(async () => {
  await jobs?.stop();
  jobs = undefined;
});

async function start(definition: JobDefinition<never>): Promise<Jobs> {
  jobs = await startJobs({
    db,
    log: silentLog,
    definitions: [definition],
    work: true,
    pollingSeconds: 0.5,
  });
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
