import { and, eq, isNotNull, isNull, sql } from 'drizzle-orm';
import type { Queryable, Transaction } from '../../../platform/db/database.ts';
import { users } from '../schema.ts';

const hasAddress = (email: string) => eq(sql`lower(${users.email})`, email.toLowerCase());

/** Only by somebody who confirmed it: whoever merely typed it owns nothing. */
export async function isAddressTaken(db: Queryable, email: string): Promise<boolean> {
  const rows = await db
    .select({ id: users.id })
    .from(users)
    .where(and(hasAddress(email), isNotNull(users.emailVerifiedAt)));
  return rows.length > 0;
}

type NewPerson = Pick<
  typeof users.$inferInsert,
  'email' | 'firstName' | 'lastName' | 'passwordHash' | 'passwordUpdatedAt' | 'emailVerifiedAt'
>;

/**
 * Makes an account, or takes over one that nobody confirmed, whose password, if it had any, is then
 * forgotten. Undefined when the address belongs to somebody.
 */
export async function claimAddress(tx: Transaction, person: NewPerson) {
  const [made] = await tx.insert(users).values(person).onConflictDoNothing().returning();
  if (made) return made;
  const { email, ...facts } = person;
  const nothing = { passwordHash: null, passwordUpdatedAt: null, emailVerifiedAt: null };
  const [claimed] = await tx
    .update(users)
    .set({ ...nothing, ...facts })
    .where(and(hasAddress(email), isNull(users.emailVerifiedAt)))
    .returning();
  return claimed;
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
