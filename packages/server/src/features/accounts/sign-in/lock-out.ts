import type { Database } from '../../../platform/db/database.ts';
import { HttpError } from '../../../platform/http/http-error.ts';
import { countDeviceFailure, countFailure, deviceFailures, lockedUntil } from './queries.ts';

/**
 * Ten wrong passwords for an address, from wherever, lock it for a quarter of an hour. Two things
 * keep an attacker from locking the owner out for good: a browser the owner has used before is
 * judged by its own failures only, and a new password (by mail) lifts the lock at once. Unknown
 * addresses are counted and locked alike, so that a lock tells nothing.
 */
export const LOCK_RULES = { limit: 10, lockSeconds: 15 * 60, forgetSeconds: 3600 };

export interface Attempt {
  email: string;
  userId: number | undefined;
  deviceHash: string | undefined;
}

/** Whether the attempt comes from a browser that its owner trusts; throws when it is locked out. */
export async function passLock(db: Database, attempt: Attempt, now: Date): Promise<boolean> {
  const failures =
    attempt.deviceHash && (await deviceFailures(db.root, attempt.userId ?? 0, attempt.deviceHash));
  if (typeof failures === 'number' && failures < LOCK_RULES.limit) return true;
  const until = await lockedUntil(db.root, attempt.email, now);
  if (!until) return false;
  throw new HttpError(
    429,
    'locked_out',
    'Too many wrong passwords. Wait 15 minutes, or choose a new password to get in now.',
    { retryAfterSeconds: Math.ceil((until.getTime() - now.getTime()) / 1000) },
  );
}

export async function recordFailure(
  db: Database,
  attempt: Attempt,
  fromKnownDevice: boolean,
  now: Date,
): Promise<void> {
  if (fromKnownDevice && attempt.userId && attempt.deviceHash) {
    await countDeviceFailure(db.root, attempt.userId, attempt.deviceHash);
  } else {
    await countFailure(db.root, attempt.email, LOCK_RULES, now);
  }
}
