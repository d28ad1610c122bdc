import type { Transaction } from '../../../platform/db/database.ts';
import { metricsDayCounts, metricsDays } from '../schema.ts';

export type DayRow = typeof metricsDays.$inferInsert;
export type DayCountRow = typeof metricsDayCounts.$inferInsert;

/** Days that were really summed up stay as they are. */
export async function insertUsage(tx: Transaction, days: DayRow[], counts: DayCountRow[]) {
  await tx.insert(metricsDays).values(days).onConflictDoNothing();
  await tx.insert(metricsDayCounts).values(counts).onConflictDoNothing();
}
