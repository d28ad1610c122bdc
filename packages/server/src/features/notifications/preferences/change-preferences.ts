import {
  NOTIFICATION_CATEGORIES,
  type NotificationCategory,
} from '@tandem/domain/notifications/notification-preferences';
import type { Handler } from '../../../platform/http/handler.ts';
import type { Services } from '../../../platform/services.ts';
import { savePreferences } from './queries.ts';

export function changePreferences({ db }: Services): Handler<'PUT /notification-preferences'> {
  return async ({ caller, body, now }) => {
    const isMuted = (category: NotificationCategory) => !body.inApp[category];
    const muted = NOTIFICATION_CATEGORIES.filter(isMuted);
    await savePreferences(db.root, caller.person.id, { muted, digest: body.digest }, now);
    return body;
  };
}
