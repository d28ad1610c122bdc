/**
 * A kind of background work. A feature lists its own in feature.ts; a handler gets the data it was
 * queued with and may run more than once, so it must be safe to repeat.
 */
export interface JobDefinition<Data extends object = object> {
  /** Kebab-case, unique, never renamed: queued work in production carries it. */
  name: string;
  /** How often a failed run is tried again before the job counts as failed (default 5). */
  retryLimit?: number;
  /** First pause before a retry; it doubles each time, with jitter (default 5). */
  retryDelaySeconds?: number;
  /** How many run at once in one process (default 4). */
  concurrency?: number;
  /**
   * How many one worker takes at a time and runs one after another (default 1). More is faster for
   * work that is short and cheap to repeat: what was taken together is marked as done together, so
   * a crash repeats all of it.
   */
  batchSize?: number;
  /** Five-field cron expression in UTC for periodic work. */
  cron?: string;
  /** Periodic work that is also due at a start, because the process may have been down at its hour. */
  atStart?: true;
  handle(data: Data): Promise<void>;
}

/** What a feature needs to queue work of a kind; the handler stays out of the enqueuing side. */
export type JobName<Data extends object> = Pick<JobDefinition<Data>, 'name'>;
