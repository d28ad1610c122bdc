import { addDays, daysBetween, usageDay } from '@tandem/domain/metrics/usage-days';
import type { Database } from '../../../platform/db/database.ts';
import { lockMetrics } from '../partitions/queries.ts';
import { firstEventDay, lastRolledUpDay, rollUpDay } from './queries.ts';

/** Clocks of several processes differ a little, and a batch may be on its way over midnight. */
const GRACE_MS = 10 * 60 * 1000;

/** Sums up every day that is over and has no sum yet, also after a worker was away for long. */
export async function rollUpDays(db: Database, now: Date): Promise<void> {
  const last = await lastRolledUpDay(db.root);
  const first = last ? addDays(last, 1) : await firstEventDay(db.root);
  if (!first) return;
  const lastWhole = addDays(usageDay(new Date(now.getTime() - GRACE_MS)), -1);
  for (const day of daysBetween(first, lastWhole)) {
    await db.transaction(
      async (tx) => {
        await lockMetrics(tx);
        await rollUpDay(tx, day);
      },
      { minutes: 10 },
    );
  }
}
