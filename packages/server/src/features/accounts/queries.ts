import { and, eq, gt, isNull, lt, ne, or, sql } from 'drizzle-orm';
import type { Queryable } from '../../platform/db/database.ts';
import type { MemberBrand } from '../../platform/http/caller.ts';
import { loginFailures, sessions, users } from './schema.ts';

const person = {
  id: users.id,
  uid: users.uid,
  email: users.email,
  firstName: users.firstName,
  lastName: users.lastName,
  isAdmin: users.isAdmin,
  canImpersonate: users.canImpersonate,
  loginAttempts: sql<number>`coalesce(${loginFailures.failures}, 0)`,
  lockedUntil: loginFailures.lockedUntil,
  passwordUpdatedAt: users.passwordUpdatedAt,
};

/**
 * The brands of a person as one JSON value, so that a request needs a single statement. The outer
 * table is named in plain text: Drizzle leaves table names out of one-table selects, and a bare
 * `id` would silently mean the brand's.
 */
const memberBrands = sql<MemberBrand[]>`(
  select coalesce(json_agg(json_build_object(
           'id', b.id, 'accountName', b.account_name, 'logo', b.logo,
           'website', b.website, 'role', m.role) order by m.last_used_at desc, b.id), '[]')
    from membership m join brand b on b.id = m.brand_id
   where m.user_id = app_user.id)`;

/** The same hash as hashAddress in sign-in/queries.ts, made by the database. */
const failuresOfPerson = eq(
  loginFailures.addressHash,
  sql`encode(sha256(convert_to(lower(${users.email}), 'UTF8')), 'hex')`,
);

/** Prepared once per process: this statement runs on every signed-in request. */
export function prepareFindSession(db: Queryable) {
  return db
    .select({
      session: {
        id: sessions.id,
        lastSeenAt: sessions.lastSeenAt,
        expiresAt: sessions.expiresAt,
      },
      person,
      brands: memberBrands,
    })
    .from(sessions)
    .innerJoin(users, eq(users.id, sessions.userId))
    .leftJoin(loginFailures, failuresOfPerson)
    .where(
      and(
        eq(sessions.tokenHash, sql.placeholder('tokenHash')),
        isNull(sessions.revokedAt),
        gt(sessions.expiresAt, sql.placeholder('now')),
      ),
    )
    .prepare('find_session');
}

export async function findPersonWithBrands(db: Queryable, userId: number) {
  const [row] = await db
    .select({ person, brands: memberBrands })
    .from(users)
    .leftJoin(loginFailures, failuresOfPerson)
    .where(eq(users.id, userId));
  return row;
}

export async function insertSession(db: Queryable, session: typeof sessions.$inferInsert) {
  await db.insert(sessions).values(session);
}

export async function extendSession(db: Queryable, id: number, now: Date, expiresAt: Date) {
  await db.update(sessions).set({ lastSeenAt: now, expiresAt }).where(eq(sessions.id, id));
}

export async function replaceToken(db: Queryable, id: number, tokenHash: string, expiresAt: Date) {
  await db.update(sessions).set({ tokenHash, expiresAt }).where(eq(sessions.id, id));
}

/** Ends the session with this token, if it is still open, and tells which one it was. */
export async function revokeSession(db: Queryable, tokenHash: string, now: Date) {
  const [row] = await db
    .update(sessions)
    .set({ revokedAt: now })
    .where(and(eq(sessions.tokenHash, tokenHash), isNull(sessions.revokedAt)))
    .returning({ id: sessions.id });
  return row?.id;
}

/** Ends all sessions of a person but one, and tells which. */
export async function revokeOtherSessions(
  db: Queryable,
  userId: number,
  keepId: number | null,
  now: Date,
): Promise<number[]> {
  const rows = await db
    .update(sessions)
    .set({ revokedAt: now })
    .where(
      and(
        eq(sessions.userId, userId),
        isNull(sessions.revokedAt),
        keepId === null ? undefined : ne(sessions.id, keepId),
      ),
    )
    .returning({ id: sessions.id });
  return rows.map(({ id }) => id);
}

/** Deletes sessions that can never be used again. */
export async function sweepSessions(db: Queryable, endedBefore: Date): Promise<void> {
  await db
    .delete(sessions)
    .where(or(lt(sessions.expiresAt, endedBefore), lt(sessions.revokedAt, endedBefore)));
}

export async function hasDemoPeople(db: Queryable): Promise<boolean> {
  const rows = await db.select({ id: users.id }).from(users).where(eq(users.isDemo, true)).limit(1);
  return rows.length > 0;
}
