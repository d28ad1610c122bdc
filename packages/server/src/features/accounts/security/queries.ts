import { and, count, desc, eq, gt, isNull, lt, or } from 'drizzle-orm';
import type { Queryable, Transaction } from '../../../platform/db/database.ts';
import { voidTokens } from '../mailed-links/queries.ts';
import { recoveryCodes, sessions, users } from '../schema.ts';

export async function findSecurity(db: Queryable, userId: number) {
  const [row] = await db
    .select({
      id: users.id,
      passwordHash: users.passwordHash,
      totpSecret: users.totpSecret,
      totpConfirmedAt: users.totpConfirmedAt,
      totpLastStep: users.totpLastStep,
    })
    .from(users)
    .where(eq(users.id, userId));
  return row as NonNullable<typeof row>;
}

// Whatever changes how somebody signs in also makes void every link that was mailed before: the
// functions that do so do both, so that no caller can forget it.

export async function setPassword(
  tx: Transaction,
  userId: number,
  passwordHash: string,
  now: Date,
): Promise<void> {
  await tx.update(users).set({ passwordHash, passwordUpdatedAt: now }).where(eq(users.id, userId));
  await voidTokens(tx, userId, now);
}

export function listSessions(db: Queryable, userId: number, now: Date) {
  return db
    .select()
    .from(sessions)
    .where(
      and(eq(sessions.userId, userId), isNull(sessions.revokedAt), gt(sessions.expiresAt, now)),
    )
    .orderBy(desc(sessions.lastSeenAt), desc(sessions.id));
}

/** Only the person's own: another's id changes nothing. */
export async function revokeOwnSession(db: Queryable, userId: number, id: number, now: Date) {
  const rows = await db
    .update(sessions)
    .set({ revokedAt: now })
    .where(and(eq(sessions.id, id), eq(sessions.userId, userId), isNull(sessions.revokedAt)))
    .returning({ id: sessions.id });
  return rows.length === 1;
}

export async function stageTotpSecret(db: Queryable, userId: number, totpSecret: string) {
  await db
    .update(users)
    .set({ totpSecret, totpConfirmedAt: null, totpLastStep: null })
    .where(eq(users.id, userId));
}

export async function turnSecondFactorOn(
  tx: Transaction,
  userId: number,
  step: number,
  codeHashes: string[],
  now: Date,
) {
  await tx
    .update(users)
    .set({ totpConfirmedAt: now, totpLastStep: step })
    .where(eq(users.id, userId));
  await tx.delete(recoveryCodes).where(eq(recoveryCodes.userId, userId));
  await tx.insert(recoveryCodes).values(codeHashes.map((codeHash) => ({ userId, codeHash })));
  await voidTokens(tx, userId, now);
}

export async function turnSecondFactorOff(
  tx: Transaction,
  userId: number,
  now: Date,
): Promise<void> {
  await tx
    .update(users)
    .set({ totpSecret: null, totpConfirmedAt: null, totpLastStep: null })
    .where(eq(users.id, userId));
  await tx.delete(recoveryCodes).where(eq(recoveryCodes.userId, userId));
  await voidTokens(tx, userId, now);
}

/** True for the first use of a step; of two racing requests with one code, one loses. */
export async function claimTotpStep(db: Queryable, userId: number, step: number): Promise<boolean> {
  const rows = await db
    .update(users)
    .set({ totpLastStep: step })
    .where(and(eq(users.id, userId), or(isNull(users.totpLastStep), lt(users.totpLastStep, step))))
    .returning({ id: users.id });
  return rows.length === 1;
}

export async function redeemRecoveryCode(
  db: Queryable,
  userId: number,
  codeHash: string,
  now: Date,
): Promise<boolean> {
  const rows = await db
    .update(recoveryCodes)
    .set({ usedAt: now })
    .where(
      and(
        eq(recoveryCodes.userId, userId),
        eq(recoveryCodes.codeHash, codeHash),
        isNull(recoveryCodes.usedAt),
      ),
    )
    .returning({ codeHash: recoveryCodes.codeHash });
  return rows.length === 1;
}

export async function countRecoveryCodes(db: Queryable, userId: number): Promise<number> {
  const [row] = await db
    .select({ left: count() })
    .from(recoveryCodes)
    .where(and(eq(recoveryCodes.userId, userId), isNull(recoveryCodes.usedAt)));
  return row?.left ?? 0;
}
