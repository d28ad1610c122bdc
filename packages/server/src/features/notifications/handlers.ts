import type { notifications } from '@tandem/contract/notifications';
import type { HandlersFor } from '../../platform/http/handler.ts';
import type { Services } from '../../platform/services.ts';
import { sendDigestNow } from './digest/send-digest-now.ts';
import { changePreferences } from './preferences/change-preferences.ts';
import { showPreferences } from './preferences/show-preferences.ts';
import { markNotificationRead } from './reading/mark-notification-read.ts';
import { showNotifications } from './reading/show-notifications.ts';
import { showUnread } from './reading/show-unread.ts';
import { undoNotificationRead } from './reading/undo-notification-read.ts';
import { showSubscription } from './unsubscribe/show-subscription.ts';
import { confirmUnsubscribe } from './unsubscribe/unsubscribe.ts';

export function notificationsHandlers(
  services: Services,
): HandlersFor<keyof typeof notifications | 'POST /sandbox/digest'> {
  return {
    'GET /notifications': showNotifications(services),
    'GET /unread-notifications': showUnread(services),
    'POST /notification-read': markNotificationRead(services),
    'POST /notification-read/undo': undoNotificationRead(services),
    'GET /notification-preferences': showPreferences(services),
    'PUT /notification-preferences': changePreferences(services),
    'GET /unsubscribe/:token': showSubscription(services),
    'POST /unsubscribe/:token': confirmUnsubscribe(services),
    'POST /sandbox/digest': sendDigestNow(services, services.secrets.unsubscribe),
  };
}
