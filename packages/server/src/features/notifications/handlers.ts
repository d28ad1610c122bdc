import type { notifications } from '@tandem/contract/notifications';
import type { HandlersFor } from '../../platform/http/handler.ts';
import type { Services } from '../../platform/services.ts';
import { sendDigestNow } from './digest/send-digest-now.ts';
import { preferencesHandlers } from './preferences/handlers.ts';
import { listUnread } from './queries.ts';
import { markNotificationRead } from './reading/mark-notification-read.ts';
import { showNotifications } from './reading/show-notifications.ts';
import { unsubscribeHandlers } from './unsubscribe/handlers.ts';
import { notificationToWire } from './wire.ts';

/** More than anybody reads through; the list with pages has them all. */
const MOST_UNREAD = 100;

export function notificationsHandlers(
  services: Services,
): HandlersFor<keyof typeof notifications | 'POST /sandbox/digest'> {
  const { db, secrets } = services;
  return {
    'GET /notifications': showNotifications(services),
    'GET /unread-notifications': async ({ caller, brand }) => {
      const reader = { userId: caller.person.id, brandId: brand.id };
      return (await listUnread(db.root, reader, MOST_UNREAD)).map(notificationToWire);
    },
    'POST /notification-read': markNotificationRead(services),
    ...preferencesHandlers(services),
    ...unsubscribeHandlers(services, secrets.unsubscribe),
    'POST /sandbox/digest': sendDigestNow(services, secrets.unsubscribe),
  };
}
