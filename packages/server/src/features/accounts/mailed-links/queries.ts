import { and, eq, gt, isNull, lt, sql } from 'drizzle-orm';
import type { Queryable, Transaction } from '../../../platform/db/database.ts';
import { mailedTokens, users } from '../schema.ts';

export type Purpose = (typeof mailedTokens.$inferSelect)['purpose'];

export async function findByAddress(db: Queryable, email: string) {
  const [row] = await db
    .select({ id: users.id, email: users.email, emailVerifiedAt: users.emailVerifiedAt })
    .from(users)
    .where(eq(sql`lower(${users.email})`, email.toLowerCase()));
  return row;
}

export async function insertToken(db: Queryable, token: typeof mailedTokens.$inferInsert) {
  await db.insert(mailedTokens).values(token);
}

const isOpen = (tokenHash: string, now: Date) =>
  and(
    eq(mailedTokens.tokenHash, tokenHash),
    isNull(mailedTokens.usedAt),
    gt(mailedTokens.expiresAt, now),
  );

/** What a link is for and whose it is; undefined when it is wrong, old, used or void. */
export async function findToken(db: Queryable, tokenHash: string, now: Date) {
  const [row] = await db
    .select({ purpose: mailedTokens.purpose, userId: users.id, email: users.email })
    .from(mailedTokens)
    .innerJoin(users, eq(users.id, mailedTokens.userId))
    .where(isOpen(tokenHash, now));
  return row;
}

/**
 * Uses a token up and answers its person, whose row stays locked until the end: of two links used
 * at once, the second finds that the first has made it void.
 */
export async function redeemToken(tx: Transaction, tokenHash: string, purpose: Purpose, now: Date) {
  const isWanted = and(isOpen(tokenHash, now), eq(mailedTokens.purpose, purpose));
  const [link] = await tx
    .select({ userId: mailedTokens.userId })
    .from(mailedTokens)
    .where(isWanted);
  if (!link) return undefined;
  const [person] = await tx.select().from(users).where(eq(users.id, link.userId)).for('update');
  const used = await tx
    .update(mailedTokens)
    .set({ usedAt: now })
    .where(isWanted)
    .returning({ userId: mailedTokens.userId });
  return used.length === 1 ? person : undefined;
}

/** Whoever changed a password or a second factor wants no older mail to open the account. */
export async function voidTokens(tx: Transaction, userId: number, now: Date): Promise<void> {
  await tx
    .update(mailedTokens)
    .set({ usedAt: now })
    .where(and(eq(mailedTokens.userId, userId), isNull(mailedTokens.usedAt)));
}

export async function sweepTokens(db: Queryable, expiredBefore: Date): Promise<void> {
  await db.delete(mailedTokens).where(lt(mailedTokens.expiresAt, expiredBefore));
}
