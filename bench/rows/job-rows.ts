import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { PgBoss } from 'pg-boss';
import type { JobDefinition } from '../../packages/server/src/platform/jobs/job-definition.ts';
import type { JobQueue } from '../../packages/server/src/platform/jobs/open-jobs.ts';
import type { PostgresCluster } from '../../packages/server/src/testing/postgres-cluster.ts';
import { silentLog } from '../../packages/server/src/testing/test-config.ts';
import type { BenchRow } from '../bench-row.ts';
import { createDatabase } from '../create-database.ts';
import { importFrom } from '../import-from.ts';
import { interleave } from '../interleave.ts';

type OpenJobs = typeof import('../../packages/server/src/platform/jobs/open-jobs.ts');
type OpenPostgres = typeof import('../../packages/server/src/platform/db/open-postgres.ts');

/** Queues so many jobs in one transaction; resolves with how many were done per second since. */
type RunJobs = (count: number) => Promise<number>;

interface Runner {
  run: RunJobs;
  stop(): Promise<void>;
}

const WORKERS = 4;
const BATCH = 100;

/**
 * Jobs that do nothing, per second: what queueing, claiming and settling cost. The limit is pg-boss
 * alone, with as many workers as ours.
 */
export async function jobRows(cluster: PostgresCluster, before?: string): Promise<BenchRow[]> {
  const unit = 'jobs/s';
  const runners: Runner[] = [];
  const use = (runner: Runner) => {
    runners.push(runner);
    return runner.run;
  };
  try {
    const older = before ? use(await ours(cluster, 'jobs_before', 1, before)) : undefined;
    const one = use(await ours(cluster, 'jobs_one', 1));
    const looping = use(await bossLoops(cluster));
    const batched = use(await ours(cluster, 'jobs_batch', BATCH));
    const bursting = use(await bossBursts(cluster));
    return [
      {
        name: 'ten jobs at once',
        against: 'pg-boss, fetch and complete in 4 loops',
        unit,
        ...(await interleave(
          { limit: () => looping(10), ours: () => one(10), before: older && (() => older(10)) },
          2,
        )),
      },
      {
        name: 'jobs, one per claim',
        against: 'pg-boss, fetch and complete in 4 loops',
        unit,
        ...(await interleave({ limit: () => looping(500), ours: () => one(500) })),
      },
      {
        name: `jobs, ${BATCH} per claim`,
        against: 'pg-boss, work() in bursts, 4 workers',
        unit,
        ...(await interleave({ limit: () => bursting(3_000), ours: () => batched(3_000) })),
      },
    ];
  } finally {
    for (const { stop } of runners) await stop();
  }
}

async function ours(
  cluster: PostgresCluster,
  database: string,
  batchSize: number,
  checkout?: string,
): Promise<Runner> {
  const { openPostgres } = await importFrom<OpenPostgres>(
    checkout,
    'packages/server/src/platform/db/open-postgres.ts',
  );
  const connectionString = await createDatabase(cluster, database);
  const db = await openPostgres({ connectionString, poolSize: 4, log: silentLog });
  const progress = countDown();
  const job = {
    name: 'bench',
    concurrency: WORKERS,
    batchSize,
    handle: async () => progress.done(),
  };
  const jobs = await work({ db, log: silentLog, work: true }, job, checkout);
  return {
    run: (count) =>
      progress.time(count, () =>
        db.transaction(async (tx) => {
          for (let n = 0; n < count; n += 1) await jobs.enqueue(tx, job, { n });
        }),
      ),
    async stop() {
      await jobs.stop();
      await db.close();
    },
  };
}

type Setup = Parameters<OpenJobs['openJobs']>[0];

/** Up to c57e6f9 jobs were opened, prepared and worked on in one call. */
async function work(setup: Setup, job: JobDefinition, checkout?: string) {
  const folder = 'packages/server/src/platform/jobs';
  if (checkout && existsSync(join(checkout, folder, 'start-jobs.ts'))) {
    const { startJobs } = await importFrom<{
      startJobs(all: Setup & { definitions: JobDefinition[] }): Promise<JobQueue>;
    }>(checkout, `${folder}/start-jobs.ts`);
    return startJobs({ ...setup, definitions: [job] });
  }
  const { openJobs } = await importFrom<OpenJobs>(checkout, `${folder}/open-jobs.ts`);
  const jobs = await openJobs(setup);
  await jobs.prepare([job]);
  await jobs.startWorking();
  return jobs;
}

/** What pg-boss can do with one job per claim: no pause between a job and the next. */
async function bossLoops(cluster: PostgresCluster): Promise<Runner> {
  const boss = await startBoss(cluster, 'boss_loops');
  return {
    async run(count) {
      await insert(boss, count);
      const progress = countDown();
      return progress.time(count, async () => {
        for (let n = 0; n < WORKERS; n += 1) void loop();
        async function loop(): Promise<void> {
          const [job] = await boss.fetch('bench');
          if (!job) return;
          await boss.complete('bench', job.id);
          progress.done();
          return loop();
        }
      });
    },
    stop: () => boss.stop({ graceful: false }),
  };
}

/** What pg-boss can do with its own workers: many jobs per claim, no pause while claims are full. */
async function bossBursts(cluster: PostgresCluster): Promise<Runner> {
  const boss = await startBoss(cluster, 'boss_bursts');
  const progress = countDown();
  const options = {
    batchSize: BATCH,
    localConcurrency: WORKERS,
    burstWhenBatchFull: true,
    pollingIntervalSeconds: 0.5,
  };
  await boss.work('bench', options, async (batch) => {
    for (const _ of batch) progress.done();
  });
  return {
    run: (count) => progress.time(count, () => insert(boss, count)),
    stop: () => boss.stop({ graceful: false }),
  };
}

async function startBoss(cluster: PostgresCluster, database: string): Promise<PgBoss> {
  const boss = new PgBoss({ connectionString: await createDatabase(cluster, database), max: 4 });
  boss.on('error', (error) => console.error(error));
  await boss.start();
  await boss.createQueue('bench');
  return boss;
}

async function insert(boss: PgBoss, count: number): Promise<void> {
  await boss.insert(
    'bench',
    Array.from({ length: count }, (_, n) => ({ data: { n } })),
  );
}

/** Counts finished jobs and times the last one, from the moment when all were queued. */
function countDown() {
  let left = 0;
  let finish = () => {};
  return {
    done(): void {
      left -= 1;
      if (left === 0) finish();
    },
    async time(count: number, queue: () => Promise<void>): Promise<number> {
      left = count;
      const finished = new Promise<void>((resolve) => {
        finish = resolve;
      });
      await queue();
      const started = performance.now();
      await finished;
      return (count / (performance.now() - started)) * 1000;
    },
  };
}
