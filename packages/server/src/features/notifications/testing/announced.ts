import type { NotificationEvent } from '@tandem/domain/notifications/describe-event';
import type { TestApp } from '../../../testing/test-app.ts';
import { type Announcement, announce } from '../announcing/announce.ts';

/** Announces to a brand in a transaction of its own, as a feature would inside its change. */
export function announced(
  app: TestApp,
  brandId: number,
  event: NotificationEvent,
  more: Partial<Announcement> = {},
): Promise<void> {
  const now = app.clock.now();
  return app.db.transaction((tx) => announce(tx, app.services, { brandId, event, now, ...more }));
}

let serial = 0;

/** Something that happened once and has a text of its own. */
export function joined(): NotificationEvent & { name: string } {
  serial += 1;
  return { kind: 'memberJoined', name: `Person ${serial}` };
}
