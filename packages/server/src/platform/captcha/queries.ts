import { lt } from 'drizzle-orm';
import type { Queryable } from '../db/database.ts';
import { usedChallenges } from './schema.ts';

/** True the first time a challenge is redeemed, false ever after. */
export async function redeemChallenge(
  db: Queryable,
  challenge: string,
  now: Date,
): Promise<boolean> {
  const rows = await db
    .insert(usedChallenges)
    .values({ challenge, usedAt: now })
    .onConflictDoNothing()
    .returning({ challenge: usedChallenges.challenge });
  return rows.length === 1;
}

export async function sweepChallenges(db: Queryable, usedBefore: Date): Promise<void> {
  await db.delete(usedChallenges).where(lt(usedChallenges.usedAt, usedBefore));
}
