import { addDays, daysBetween, usageDay } from '@tandem/domain/metrics/usage-days';
import type { Database } from '../../../platform/db/database.ts';
import {
  addPartition,
  dropPartition,
  listPartitionDays,
  listUnsortedDays,
  lockMetrics,
  sweepUnsorted,
} from './queries.ts';

/** So that a worker may be down for a week before events gather in the catch-all partition. */
const DAYS_AHEAD = 7;

/**
 * Sees to it that the coming days have partitions, that the catch-all one is empty, and that days
 * past their time are gone. Each day is a transaction of its own: locks are held for moments, and
 * what is done stays done if the next one fails.
 */
export async function keepPartitions(db: Database, now: Date, retentionDays: number) {
  const today = usageDay(now);
  const oldest = addDays(today, -retentionDays);
  await db.transaction(
    async (tx) => {
      await lockMetrics(tx);
      await sweepUnsorted(tx, oldest);
    },
    { minutes: 10 },
  );
  const wanted = [
    ...(await listUnsortedDays(db.root)),
    ...daysBetween(today, addDays(today, DAYS_AHEAD)),
  ];
  for (const day of new Set(wanted)) {
    await db.transaction(async (tx) => {
      await lockMetrics(tx);
      const existing = await listPartitionDays(tx);
      if (!existing.includes(day)) await addPartition(tx, day);
    });
  }
  for (const day of (await listPartitionDays(db.root)).filter((one) => one < oldest)) {
    await db.transaction(async (tx) => {
      await lockMetrics(tx);
      await dropPartition(tx, day);
    });
  }
}
