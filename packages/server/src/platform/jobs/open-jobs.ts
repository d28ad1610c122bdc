import { fromPglite, PgBoss } from 'pg-boss';
import type { Database, JobBackend, Transaction } from '../db/database.ts';
import { TIME_LIMITS } from '../db/time-limits.ts';
import type { Log } from '../log/create-log.ts';
import { callOthers, hearOthers } from './call-others.ts';
import { type EnqueueOptions, enqueueJob } from './enqueue-job.ts';
import type { JobDefinition, JobName } from './job-definition.ts';
import { keepLooking } from './keep-looking.ts';
import { prepareQueues } from './prepare-queues.ts';
import { listDueQueues } from './queries.ts';
import { QueueWorkers } from './queue-workers.ts';

export interface Jobs {
  /** Queues work that becomes real only if the caller's transaction commits. */
  enqueue<Data extends object>(
    tx: Transaction,
    job: JobName<Data>,
    data: Data,
    options?: EnqueueOptions,
  ): Promise<void>;
  /** Puts a job that used up its retries back into its queue; false when there is no such job. */
  retry(queue: string, id: string): Promise<boolean>;
}

/** The queue as the composition root holds it: queues first, workers when everything else stands. */
export interface JobQueue extends Jobs {
  /** Makes the queues of every kind of work; from here on it can be queued. */
  prepare(definitions: JobDefinition<never>[]): Promise<void>;
  /** Starts to work, in a process that does. Handlers may use everything from the first moment on. */
  startWorking(): Promise<void>;
  /** Queues the periodic work that may have been missed while nothing ran. */
  catchUp(): Promise<void>;
  /** Waits for running handlers, then stops. */
  stop(): Promise<void>;
}

export interface JobsSetup {
  db: Database;
  log: Log;
  /** False in a process that only queues work (ROLE=web). */
  work: boolean;
  /** How often to look for work that nobody called for: retries and postponed jobs (default 3). */
  pollingSeconds?: number;
}

/** How long a stop waits for running handlers before it gives up on them. */
const STOP_TIMEOUT_MS = 6000;

export async function openJobs(setup: JobsSetup): Promise<JobQueue> {
  const { db, log, work } = setup;
  const boss = new PgBoss({ ...backendOptions(db.jobBackend), schedule: work, supervise: work });
  boss.on('error', (error) => log.error({ err: error }, 'job queue error'));
  await boss.start();
  const definitions: JobDefinition<never>[] = [];
  let workers: Awaited<ReturnType<typeof startWorkers>> | undefined;
  const call = callOthers(db, log);
  const wake = (queue: string) => (workers ? workers.wake(queue) : call(queue));
  const enqueue: Jobs['enqueue'] = async (tx, job, data, options = {}) => {
    await enqueueJob(boss, tx, { queue: job.name, data, ...options });
    if (!options.startAfter) db.afterCommit(() => wake(job.name));
  };

  return {
    async prepare(added) {
      definitions.push(...added);
      await prepareQueues(boss, db, added);
    },
    async startWorking() {
      if (work) workers = await startWorkers(boss, definitions, setup);
    },
    async catchUp() {
      if (!work) return;
      const missed = definitions.filter(({ atStart }) => atStart);
      await db.transaction(async (tx) => {
        for (const { name } of missed) await enqueue(tx, { name }, {});
      });
    },
    enqueue,
    async retry(queue, id) {
      if (!definitions.some(({ name }) => name === queue)) return false;
      const [job] = await boss.findJobs(queue, { id });
      if (job?.state !== 'failed') return false;
      await boss.retry(queue, id);
      wake(queue);
      return true;
    },
    async stop() {
      await workers?.stop();
      await boss.stop({ graceful: true, close: true, timeout: STOP_TIMEOUT_MS });
    },
  };
}

/** Each queue's own workers, and the two ways in which they learn of work from elsewhere. */
async function startWorkers(
  boss: PgBoss,
  definitions: JobDefinition<never>[],
  { db, log, pollingSeconds = 3 }: JobsSetup,
) {
  const queues = new Map<string, QueueWorkers>();
  for (const definition of definitions) {
    queues.set(definition.name, await QueueWorkers.start(boss, definition, log));
    if (definition.cron) await boss.schedule(definition.name, definition.cron);
    else await boss.unschedule(definition.name);
  }
  const wake = (queue: string) => queues.get(queue)?.wake();
  const names = [...queues.keys()];
  const stopHearing = await hearOthers(db, wake, names);
  const stopLooking = keepLooking(log, pollingSeconds, async () => {
    for (const queue of await listDueQueues(db.root, names)) wake(queue);
  });
  return {
    wake,
    async stop() {
      await stopLooking();
      await stopHearing();
    },
  };
}

function backendOptions(backend: JobBackend) {
  return backend.kind === 'pglite'
    ? { db: fromPglite(backend.client), backend: 'pglite' as const }
    : {
        connectionString: backend.connectionString,
        max: 4,
        application_name: 'tandem-jobs',
        connectionTimeoutMillis: TIME_LIMITS.connect,
        statement_timeout: TIME_LIMITS.statement,
        idle_in_transaction_session_timeout: TIME_LIMITS.silentTransaction,
        query_timeout: TIME_LIMITS.statement + TIME_LIMITS.connect,
      };
}
