import { sql } from 'drizzle-orm';
import { fromDrizzle, fromPglite, PgBoss } from 'pg-boss';
import type { Database, JobBackend, Transaction } from '../db/database.ts';
import type { Log } from '../log/create-log.ts';
import type { JobDefinition, JobName } from './job-definition.ts';

export interface EnqueueOptions {
  /** Not before this moment. */
  startAfter?: Date;
  /** At most one waiting job per key. */
  key?: string;
}

export interface Jobs {
  /** Queues work that becomes real only if the caller's transaction commits. */
  enqueue<Data extends object>(
    tx: Transaction,
    job: JobName<Data>,
    data: Data,
    options?: EnqueueOptions,
  ): Promise<void>;
  /** Puts a job that used up its retries back into its queue. */
  retry(queue: string, id: string): Promise<void>;
  /** Waits for running handlers, then stops. */
  stop(): Promise<void>;
}

export interface JobsSetup {
  db: Database;
  log: Log;
  definitions: JobDefinition<never>[];
  /** False in a process that only queues work (ROLE=web). */
  work: boolean;
  pollingSeconds?: number;
}

/** How long a stop waits for running handlers before it gives up on them. */
const STOP_TIMEOUT_MS = 25_000;

export async function startJobs(setup: JobsSetup): Promise<Jobs> {
  const { log, definitions, work } = setup;
  const boss = new PgBoss({
    ...backendOptions(setup.db.jobBackend),
    schedule: work,
    supervise: work,
    useListenNotify: work,
  });
  boss.on('error', (error) => log.error({ err: error }, 'job queue error'));
  await boss.start();

  for (const definition of definitions) {
    await prepareQueue(boss, definition);
    if (work) await startWorker(boss, definition, setup);
  }

  return {
    async enqueue(tx, job, data, options = {}) {
      await boss.send(job.name, data, {
        db: fromDrizzle(tx, sql),
        ...(options.startAfter ? { startAfter: options.startAfter } : {}),
        ...(options.key ? { singletonKey: options.key } : {}),
      });
    },
    async retry(queue, id) {
      await boss.retry(queue, id);
    },
    stop: () => boss.stop({ graceful: true, close: true, timeout: STOP_TIMEOUT_MS }),
  };
}

function backendOptions(backend: JobBackend) {
  return backend.kind === 'pglite'
    ? { db: fromPglite(backend.client), backend: 'pglite' as const }
    : { connectionString: backend.connectionString, max: 3, application_name: 'tandem-jobs' };
}

async function prepareQueue(boss: PgBoss, definition: JobDefinition<never>): Promise<void> {
  const { name } = definition;
  const options = {
    retryLimit: definition.retryLimit ?? 5,
    retryDelay: definition.retryDelaySeconds ?? 5,
    retryBackoff: true,
    notify: true,
  };
  await boss.createQueue(name, options);
  await boss.updateQueue(name, options);
  // A first send inside a transaction would look the queue up on the one connection that the
  // transaction holds, and wait for itself forever; this look-up fills the cache beforehand.
  await boss.findJobs(name, { id: '00000000-0000-0000-0000-000000000000' });
}

async function startWorker(
  boss: PgBoss,
  definition: JobDefinition<never>,
  { log, pollingSeconds = 3 }: JobsSetup,
): Promise<void> {
  // New work wakes the worker at once; only retries and postponed jobs wait for a look.
  const polling = {
    pollingIntervalSeconds: pollingSeconds,
    notifyPollingIntervalSeconds: pollingSeconds,
  };
  await boss.work<never>(definition.name, polling, async (batch) => {
    for (const job of batch) {
      try {
        await definition.handle(job.data);
      } catch (error) {
        log.error({ err: error, queue: definition.name, jobId: job.id }, 'job failed');
        throw error;
      }
    }
  });
  if (definition.cron) await boss.schedule(definition.name, definition.cron);
  else await boss.unschedule(definition.name);
}
