import { createHash } from 'node:crypto';
import { and, eq, isNotNull, lt, sql } from 'drizzle-orm';
import type { Queryable } from '../../../platform/db/database.ts';
import { knownDevices, loginFailures, users } from '../schema.ts';

/** An account that nobody confirmed cannot be signed in to: it is answered like none. */
export async function findSignIn(db: Queryable, email: string) {
  const [row] = await db
    .select({
      id: users.id,
      passwordHash: users.passwordHash,
      totpSecret: users.totpSecret,
      totpConfirmedAt: users.totpConfirmedAt,
      totpLastStep: users.totpLastStep,
    })
    .from(users)
    .where(
      and(eq(sql`lower(${users.email})`, email.toLowerCase()), isNotNull(users.emailVerifiedAt)),
    );
  return row;
}
export type SignIn = NonNullable<Awaited<ReturnType<typeof findSignIn>>>;

export function hashAddress(email: string): string {
  return createHash('sha256').update(email.toLowerCase()).digest('hex');
}

export interface GuessRules {
  free: number;
  firstWaitSeconds: number;
  longestWaitSeconds: number;
  forgetSeconds: number;
}

/**
 * Counts a guess, in one statement, and answers which one it was; undefined when it has to wait.
 * From the last free one on, each makes the next one wait, twice as long every time.
 */
export async function countGuess(
  db: Queryable,
  subject: string,
  rules: GuessRules,
  now: Date,
): Promise<number | undefined> {
  const at = sql`${now.toISOString()}::timestamptz`;
  const isOld = sql`${loginFailures.lastFailureAt} < ${at} - ${rules.forgetSeconds} * interval '1 second'`;
  const serial = sql`case when ${isOld} then 1 else ${loginFailures.failures} + 1 end`;
  // The exponent is bounded: two to the power of thousands is no number.
  const waitSeconds = sql`least(${rules.longestWaitSeconds},
    ${rules.firstWaitSeconds} * power(2, least((${serial}) - ${rules.free}, 20)))`;
  const [row] = await db
    .insert(loginFailures)
    .values({ addressHash: hashAddress(subject), failures: 1, lastFailureAt: now })
    .onConflictDoUpdate({
      target: loginFailures.addressHash,
      set: {
        failures: serial,
        lockedUntil: sql`case when (${serial}) >= ${rules.free}
          then ${at} + ${waitSeconds} * interval '1 second' end`,
        lastFailureAt: now,
      },
      setWhere: sql`${loginFailures.lockedUntil} is null or ${loginFailures.lockedUntil} <= ${at}`,
    })
    .returning({ serial: loginFailures.failures });
  return row?.serial;
}

/** Only the newest guess takes its wait along: others have been counted since. */
export async function giveBackGuess(db: Queryable, subject: string, serial: number) {
  await db
    .update(loginFailures)
    .set({
      failures: sql`greatest(${loginFailures.failures} - 1, 0)`,
      lockedUntil: sql`case when ${loginFailures.failures} <> ${serial} then ${loginFailures.lockedUntil} end`,
    })
    .where(eq(loginFailures.addressHash, hashAddress(subject)));
}

/**
 * When the next guess may come. A clock that was set back would make it the wait plus the jump: no
 * wait is longer than the longest, counted from now.
 */
export async function waitUntil(
  db: Queryable,
  subject: string,
  rules: GuessRules,
  now: Date,
): Promise<Date> {
  const latest = new Date(now.getTime() + rules.longestWaitSeconds * 1000);
  const [row] = await db
    .update(loginFailures)
    .set({
      lockedUntil: sql`least(${loginFailures.lockedUntil}, ${latest.toISOString()}::timestamptz)`,
      lastFailureAt: sql`least(${loginFailures.lastFailureAt}, ${now.toISOString()}::timestamptz)`,
    })
    .where(eq(loginFailures.addressHash, hashAddress(subject)))
    .returning({ until: loginFailures.lockedUntil });
  return row?.until ?? now;
}

export async function forgetFailures(db: Queryable, email: string): Promise<void> {
  await db.delete(loginFailures).where(eq(loginFailures.addressHash, hashAddress(email)));
}

export async function sweepFailures(db: Queryable, lastFailureBefore: Date): Promise<void> {
  await db.delete(loginFailures).where(lt(loginFailures.lastFailureAt, lastFailureBefore));
}

interface Device {
  userId: number;
  hash: string;
}

const isDevice = ({ userId, hash }: Device) =>
  and(eq(knownDevices.userId, userId), eq(knownDevices.tokenHash, hash));

/** Counts a guess of a browser this person has used before; false for a strange or used-up one. */
export async function countDeviceGuess(db: Queryable, device: Device, free: number) {
  const rows = await db
    .update(knownDevices)
    .set({ failures: sql`${knownDevices.failures} + 1` })
    .where(and(isDevice(device), lt(knownDevices.failures, free)))
    .returning({ failures: knownDevices.failures });
  return rows.length === 1;
}

export async function giveBackDeviceGuess(db: Queryable, device: Device): Promise<void> {
  await db
    .update(knownDevices)
    .set({ failures: sql`greatest(${knownDevices.failures} - 1, 0)` })
    .where(isDevice(device));
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
