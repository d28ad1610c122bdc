import { lt, sql } from 'drizzle-orm';
import type { Queryable } from '../db/database.ts';
import { rateLimits } from './schema.ts';

export interface CountedCall {
  calls: number;
  windowStartsAt: Date;
}

/** Counts one call in its fixed window, atomically across processes, and tells the count so far. */
export async function countCall(
  db: Queryable,
  key: string,
  seconds: number,
  now: Date,
): Promise<CountedCall> {
  const expired = sql`${rateLimits.windowStartsAt} <= ${new Date(now.getTime() - seconds * 1000).toISOString()}::timestamptz`;
  // A clock that was set back, or is behind another process's, moves the window and keeps its count.
  const startsAt = sql`case when ${expired} then excluded.window_starts_at
    else least(${rateLimits.windowStartsAt}, excluded.window_starts_at) end`;
  const [row] = await db
    .insert(rateLimits)
    .values({ key, windowStartsAt: now, calls: 1 })
    .onConflictDoUpdate({
      target: rateLimits.key,
      set: {
        calls: sql`case when ${expired} then 1 else ${rateLimits.calls} + 1 end`,
        windowStartsAt: startsAt,
      },
    })
    .returning({ calls: rateLimits.calls, windowStartsAt: rateLimits.windowStartsAt });
  return row as CountedCall;
}

export async function sweepRateLimits(db: Queryable, olderThan: Date): Promise<void> {
  await db.delete(rateLimits).where(lt(rateLimits.windowStartsAt, olderThan));
}
