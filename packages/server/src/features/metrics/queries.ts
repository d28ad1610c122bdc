import type { Queryable } from '../../platform/db/database.ts';
import { metricsEvents } from './schema.ts';

export type EventRow = typeof metricsEvents.$inferInsert;

/** One statement for all of them. */
export async function insertEvents(db: Queryable, rows: EventRow[]): Promise<void> {
  try {
    await db.insert(metricsEvents).values(rows);
  } catch (error) {
    // A partition for today was attached between choosing where the rows go and writing them. They
    // find it now.
    if (!isMisrouted(error)) throw error;
    await db.insert(metricsEvents).values(rows);
  }
}

const CHECK_VIOLATION = '23514';

function isMisrouted(error: unknown): boolean {
  const cause = error instanceof Error ? (error.cause ?? error) : error;
  return (cause as { code?: unknown } | undefined)?.code === CHECK_VIOLATION;
}
