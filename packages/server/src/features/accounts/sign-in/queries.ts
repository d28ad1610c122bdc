import { createHash } from 'node:crypto';
import { and, eq, gt, lt, sql } from 'drizzle-orm';
import type { Queryable } from '../../../platform/db/database.ts';
import { knownDevices, loginFailures, users } from '../schema.ts';

export async function findSignIn(db: Queryable, email: string) {
  const [row] = await db
    .select({
      id: users.id,
      passwordHash: users.passwordHash,
      emailVerifiedAt: users.emailVerifiedAt,
      totpSecret: users.totpSecret,
      totpConfirmedAt: users.totpConfirmedAt,
      totpLastStep: users.totpLastStep,
    })
    .from(users)
    .where(eq(sql`lower(${users.email})`, email.toLowerCase()));
  return row;
}
export type SignIn = NonNullable<Awaited<ReturnType<typeof findSignIn>>>;

export function hashAddress(email: string): string {
  return createHash('sha256').update(email.toLowerCase()).digest('hex');
}

/** When the lock on this address ends, or undefined when there is none. */
export async function lockedUntil(db: Queryable, email: string, now: Date) {
  const [row] = await db
    .select({ until: loginFailures.lockedUntil })
    .from(loginFailures)
    .where(
      and(eq(loginFailures.addressHash, hashAddress(email)), gt(loginFailures.lockedUntil, now)),
    );
  return row?.until ?? undefined;
}

/**
 * Counts a failed sign-in and locks the address at the limit; atomic, so that parallel guesses
 * cannot slip past. Failures that a lock has answered for, or that are old, count no longer.
 */
export async function countFailure(
  db: Queryable,
  email: string,
  rules: { limit: number; lockSeconds: number; forgetSeconds: number },
  now: Date,
): Promise<void> {
  const at = sql`${now.toISOString()}::timestamptz`;
  const startsOver = sql`(${loginFailures.lockedUntil} <= ${at}
    or ${loginFailures.lastFailureAt} < ${at} - ${rules.forgetSeconds} * interval '1 second')`;
  const failures = sql`case when ${startsOver} then 1 else ${loginFailures.failures} + 1 end`;
  await db
    .insert(loginFailures)
    .values({ addressHash: hashAddress(email), failures: 1, lastFailureAt: now })
    .onConflictDoUpdate({
      target: loginFailures.addressHash,
      set: {
        failures,
        lockedUntil: sql`case when (${failures}) >= ${rules.limit}
          then ${at} + ${rules.lockSeconds} * interval '1 second' end`,
        lastFailureAt: now,
      },
    });
}

export async function forgetFailures(db: Queryable, email: string): Promise<void> {
  await db.delete(loginFailures).where(eq(loginFailures.addressHash, hashAddress(email)));
}

export async function sweepFailures(db: Queryable, lastFailureBefore: Date): Promise<void> {
  await db.delete(loginFailures).where(lt(loginFailures.lastFailureAt, lastFailureBefore));
}

/** Failures in a row from a browser this person has used before; undefined for a strange one. */
export async function deviceFailures(db: Queryable, userId: number, tokenHash: string) {
  const [row] = await db
    .select({ failures: knownDevices.failures })
    .from(knownDevices)
    .where(and(eq(knownDevices.userId, userId), eq(knownDevices.tokenHash, tokenHash)));
  return row?.failures;
}

export async function countDeviceFailure(db: Queryable, userId: number, tokenHash: string) {
  await db
    .update(knownDevices)
    .set({ failures: sql`${knownDevices.failures} + 1` })
    .where(and(eq(knownDevices.userId, userId), eq(knownDevices.tokenHash, tokenHash)));
}

export async function rememberDevice(db: Queryable, userId: number, tokenHash: string, now: Date) {
  await db
    .insert(knownDevices)
    .values({ tokenHash, userId, lastUsedAt: now })
    .onConflictDoUpdate({
      target: [knownDevices.tokenHash, knownDevices.userId],
      set: { failures: 0, lastUsedAt: now },
    });
}

export async function forgetDevices(db: Queryable, userId: number): Promise<void> {
  await db.delete(knownDevices).where(eq(knownDevices.userId, userId));
}
