import { and, eq, gt, isNull } from 'drizzle-orm';
import type { Queryable } from '../../../platform/db/database.ts';
import { impersonations } from '../schema.ts';

const isOpen = (sessionId: number, userId: number) =>
  and(
    eq(impersonations.sessionId, sessionId),
    eq(impersonations.userId, userId),
    isNull(impersonations.endedAt),
  );

export async function startImpersonation(
  db: Queryable,
  impersonation: typeof impersonations.$inferInsert,
): Promise<void> {
  await db.insert(impersonations).values(impersonation);
}

/** Whether one was open to be ended. */
export async function endImpersonation(
  db: Queryable,
  sessionId: number,
  userId: number,
  now: Date,
): Promise<boolean> {
  const rows = await db
    .update(impersonations)
    .set({ endedAt: now })
    .where(isOpen(sessionId, userId))
    .returning({ id: impersonations.id });
  return rows.length > 0;
}

/** Until when; undefined when there is none. */
export async function findImpersonationEnd(
  db: Queryable,
  sessionId: number,
  userId: number,
  now: Date,
): Promise<Date | undefined> {
  const [open] = await db
    .select({ endsAt: impersonations.endsAt })
    .from(impersonations)
    .where(and(isOpen(sessionId, userId), gt(impersonations.endsAt, now)))
    .limit(1);
  return open?.endsAt;
}
