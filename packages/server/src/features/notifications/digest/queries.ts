import { DEFAULT_DIGEST } from '@tandem/domain/notifications/notification-preferences';
import { and, eq, gt, sql } from 'drizzle-orm';
import type { Queryable } from '../../../platform/db/database.ts';
import { users } from '../../accounts/schema.ts';
import { notificationPreferences as preferences } from '../schema.ts';

export type Recipient = Awaited<ReturnType<typeof listPeople>>[number];

/** People in the order of their ids, whether a digest is due or not. */
export async function listPeople(
  db: Queryable,
  { after, limit }: { after: number; limit: number },
) {
  const rows = await db
    .select({
      userId: users.id,
      uid: users.uid,
      email: users.email,
      emailVerifiedAt: users.emailVerifiedAt,
      createdAt: users.createdAt,
      digest: preferences.digest,
      digestedAt: preferences.digestedAt,
    })
    .from(users)
    .leftJoin(preferences, eq(preferences.userId, users.id))
    .where(gt(users.id, after))
    .orderBy(users.id)
    .limit(limit);
  return rows.map((row) => ({
    ...row,
    digest: row.digest ?? DEFAULT_DIGEST,
    /** News begin here. */
    since: row.digestedAt ?? row.createdAt,
  }));
}

/**
 * Moves each person's mark and answers whose it moved: nobody's whose mark was moved since
 * it was read, nor who ended the mails meanwhile. Whoever wins this may write to the person.
 */
export async function claimDigests(
  db: Queryable,
  people: Pick<Recipient, 'userId' | 'digestedAt'>[],
  until: Date,
): Promise<Set<number>> {
  if (people.length === 0) return new Set();
  const read = people.map(({ userId, digestedAt }) => ({ user_id: userId, seen: digestedAt }));
  const { rows } = await db.execute<{ user_id: number }>(sql`
    insert into notification_preference as preference (user_id, digest, digested_at)
    select user_id, ${DEFAULT_DIGEST}, ${until.toISOString()}::timestamptz
      from jsonb_to_recordset(${JSON.stringify(read)}::jsonb) as read(user_id int)
     order by user_id
    on conflict (user_id) do update set digested_at = excluded.digested_at
     where preference.digest <> 'off' and preference.digested_at is not distinct from (
             select seen
               from jsonb_to_recordset(${JSON.stringify(read)}::jsonb)
                    as read(user_id int, seen timestamptz)
              where read.user_id = preference.user_id)
    returning preference.user_id`);
  return new Set(rows.map(({ user_id }) => user_id));
}

/** Undoes a claim whose mail could not be handed over, unless something happened to it since. */
export async function releaseDigest(
  db: Queryable,
  { userId, digestedAt }: Pick<Recipient, 'userId' | 'digestedAt'>,
  until: Date,
): Promise<void> {
  await db
    .update(preferences)
    .set({ digestedAt })
    .where(and(eq(preferences.userId, userId), eq(preferences.digestedAt, until)));
}
