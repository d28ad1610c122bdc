import { describeEvent, type NotificationEvent } from '@tandem/domain/notifications/describe-event';
import type { Transaction } from '../../../platform/db/database.ts';
import type { Services } from '../../../platform/services.ts';
import { notificationToWire } from '../wire.ts';
import { type Audience, insertForMembers } from './queries.ts';

export interface Announcement extends Audience {
  event: NotificationEvent;
  now: Date;
}

/**
 * Tells the members of a brand that something happened, when and only when the caller's transaction
 * commits. Who muted the category hears nothing; the same occurrence announced again changes
 * nothing. All words come from the domain (notifications/describe-event).
 */
export async function announce(
  tx: Transaction,
  { realtime }: Pick<Services, 'realtime'>,
  { event, now, ...audience }: Announcement,
): Promise<void> {
  const { brandId } = audience;
  const description = describeEvent(event);
  const { text, to: linkTo } = description;
  const told = await insertForMembers(tx, audience, description, now);
  await realtime.publish(
    tx,
    ...told.map(({ id, userId, img }) => {
      const row = { id, brandId, img, text, linkTo, createdAt: now, readAt: null };
      const notification = notificationToWire(row);
      const message = { type: 'notification', brandId, notification } as const;
      return { to: { users: [userId] }, message };
    }),
  );
}
