import { HOUR_MS } from '@tandem/domain/time/durations';
import type { Queryable } from '../db/database.ts';
import type { JobDefinition } from '../jobs/job-definition.ts';
import type { Services } from '../services.ts';

/** Rows that are forgotten by and by. */
export interface Sweep {
  afterHours: number;
  /** Removes what has been of no use since before this moment. */
  sweep(db: Queryable, before: Date): Promise<void>;
}

/** All sweeps, four times an hour. */
export function sweepJob(
  { db, clock }: Pick<Services, 'db' | 'clock'>,
  sweeps: readonly Sweep[],
): JobDefinition {
  return {
    name: 'sweep',
    cron: '*/15 * * * *',
    async handle() {
      const now = clock.now().getTime();
      for (const { afterHours, sweep } of sweeps) {
        await sweep(db.root, new Date(now - afterHours * HOUR_MS));
      }
    },
  };
}
