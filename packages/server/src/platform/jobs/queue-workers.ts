import type { Job, JobResult, PgBoss } from 'pg-boss';
import type { Log } from '../log/create-log.ts';
import type { JobDefinition } from './job-definition.ts';

const DEFAULT_CONCURRENCY = 4;
/** Workers are called when there is work; this is only how long they sleep if nobody calls. */
const UNCALLED_SECONDS = 300;

interface Worker {
  id: string;
  busy: boolean;
}

/**
 * The workers of one queue in this process. A call wakes one of them; each that finds as much as it
 * can take wakes the next, and each goes on until it finds nothing, so that a single job costs one
 * look and a heap of them has everybody at work.
 */
export class QueueWorkers {
  readonly #boss: PgBoss;
  readonly #definition: JobDefinition<never>;
  readonly #log: Log;
  readonly #workers: Worker[] = [];

  private constructor(boss: PgBoss, definition: JobDefinition<never>, log: Log) {
    this.#boss = boss;
    this.#definition = definition;
    this.#log = log;
  }

  static async start(
    boss: PgBoss,
    definition: JobDefinition<never>,
    log: Log,
  ): Promise<QueueWorkers> {
    const workers = new QueueWorkers(boss, definition, log);
    const count = definition.concurrency ?? DEFAULT_CONCURRENCY;
    for (let n = 0; n < count; n += 1) await workers.#add();
    return workers;
  }

  wake(): void {
    // Those that are busy look again by themselves.
    const idle = this.#workers.find(({ busy }) => !busy);
    if (idle) this.#boss.notifyWorker(idle.id);
  }

  async #add(): Promise<void> {
    const worker: Worker = { id: '', busy: false };
    this.#workers.push(worker);
    const { name, batchSize = 1 } = this.#definition;
    const options = { batchSize, pollingIntervalSeconds: UNCALLED_SECONDS, groupConcurrency: 1 };
    // Settling jobs one by one costs more; with one job per claim there is nothing to tell apart.
    worker.id =
      batchSize === 1
        ? await this.#boss.work<never>(name, options, ([job]) =>
            this.#occupy(worker, true, () => this.#handle(job as Job<never>)),
          )
        : await this.#boss.work<never>(
            name,
            { ...options, perJobResults: true as const },
            (batch) =>
              this.#occupy(worker, batch.length === batchSize, () => this.#handleEach(batch)),
          );
  }

  async #occupy<T>(worker: Worker, mayBeMore: boolean, work: () => Promise<T>): Promise<T> {
    worker.busy = true;
    if (mayBeMore) this.wake();
    try {
      return await work();
    } finally {
      worker.busy = false;
      this.#boss.notifyWorker(worker.id);
    }
  }

  async #handleEach(batch: Job<never>[]): Promise<JobResult[]> {
    const results: JobResult[] = [];
    for (const job of batch) {
      results.push(
        await this.#handle(job).then(
          () => ({ id: job.id, status: 'completed' }) as const,
          (error) => ({ id: job.id, status: 'failed', output: error }) as const,
        ),
      );
    }
    return results;
  }

  async #handle({ id, data }: Job<never>): Promise<void> {
    try {
      await this.#definition.handle(data);
    } catch (error) {
      this.#log.error({ err: error, queue: this.#definition.name, jobId: id }, 'job failed');
      throw error;
    }
  }
}
