import { and, count, eq, gt, isNull, lt, sql } from 'drizzle-orm';
import type { Queryable } from '../../../platform/db/database.ts';
import { mailedTokens, users } from '../schema.ts';

type Purpose = (typeof mailedTokens.$inferSelect)['purpose'];

export async function isAddressTaken(db: Queryable, email: string): Promise<boolean> {
  const rows = await db
    .select({ id: users.id })
    .from(users)
    .where(eq(sql`lower(${users.email})`, email.toLowerCase()));
  return rows.length > 0;
}

/** Undefined when the address has been taken meanwhile. */
export async function insertPerson(db: Queryable, person: typeof users.$inferInsert) {
  const [row] = await db.insert(users).values(person).onConflictDoNothing().returning();
  return row;
}

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

export async function countRecentTokens(
  db: Queryable,
  userId: number,
  purpose: Purpose,
  since: Date,
): Promise<number> {
  const [row] = await db
    .select({ recent: count() })
    .from(mailedTokens)
    .where(
      and(
        eq(mailedTokens.userId, userId),
        eq(mailedTokens.purpose, purpose),
        gt(mailedTokens.createdAt, since),
      ),
    );
  return row?.recent ?? 0;
}

/** Uses a token up and tells whose it was; undefined when it is wrong, old or used. */
export async function redeemToken(
  db: Queryable,
  tokenHash: string,
  purpose: Purpose,
  now: Date,
): Promise<number | undefined> {
  const [row] = await db
    .update(mailedTokens)
    .set({ usedAt: now })
    .where(
      and(
        eq(mailedTokens.tokenHash, tokenHash),
        eq(mailedTokens.purpose, purpose),
        isNull(mailedTokens.usedAt),
        gt(mailedTokens.expiresAt, now),
      ),
    )
    .returning({ userId: mailedTokens.userId });
  return row?.userId;
}

export async function markVerified(db: Queryable, userId: number, now: Date): Promise<string> {
  const [row] = await db
    .update(users)
    .set({
      emailVerifiedAt: sql`coalesce(${users.emailVerifiedAt}, ${now.toISOString()}::timestamptz)`,
    })
    .where(eq(users.id, userId))
    .returning({ email: users.email });
  return row?.email ?? '';
}

export async function renamePerson(
  db: Queryable,
  userId: number,
  name: { firstName: string; lastName: string },
): Promise<void> {
  await db.update(users).set(name).where(eq(users.id, userId));
}

export async function sweepTokens(db: Queryable, expiredBefore: Date): Promise<void> {
  await db.delete(mailedTokens).where(lt(mailedTokens.expiresAt, expiredBefore));
}
