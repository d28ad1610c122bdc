import type {
  Digest,
  NotificationCategory,
} from '@tandem/domain/notifications/notification-preferences';
import { eq, sql } from 'drizzle-orm';
import type { Queryable } from '../../../platform/db/database.ts';
import { users } from '../../accounts/schema.ts';
import { notificationPreferences as preferences } from '../schema.ts';

export async function findPreferences(db: Queryable, userId: number) {
  const [row] = await db
    .select({ muted: preferences.mutedCategories, digest: preferences.digest })
    .from(preferences)
    .where(eq(preferences.userId, userId));
  return row;
}

/** Who asks for mails again is not told what happened in between. */
export async function savePreferences(
  db: Queryable,
  userId: number,
  { muted, digest }: { muted: NotificationCategory[]; digest: Digest },
  now: Date,
): Promise<void> {
  await db
    .insert(preferences)
    .values({ userId, mutedCategories: muted, digest })
    .onConflictDoUpdate({
      target: preferences.userId,
      set: {
        mutedCategories: muted,
        digest,
        digestedAt: sql`case when ${preferences.digest} = 'off' and excluded.digest <> 'off'
          then ${now.toISOString()}::timestamptz else ${preferences.digestedAt} end`,
      },
    });
}

export async function findSubscriber(db: Queryable, uid: string) {
  const [row] = await db
    .select({ userId: users.id, email: users.email, digest: preferences.digest })
    .from(users)
    .leftJoin(preferences, eq(preferences.userId, users.id))
    .where(eq(users.uid, uid));
  return row;
}

export async function endDigest(db: Queryable, userId: number): Promise<void> {
  await db
    .insert(preferences)
    .values({ userId, digest: 'off' })
    .onConflictDoUpdate({ target: preferences.userId, set: { digest: 'off' } });
}
