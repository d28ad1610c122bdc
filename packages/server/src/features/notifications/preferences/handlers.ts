import type { NotificationPreferences } from '@tandem/contract/notifications';
import {
  DEFAULT_DIGEST,
  NOTIFICATION_CATEGORIES,
  type NotificationCategory,
} from '@tandem/domain/notifications/notification-preferences';
import type { HandlersFor } from '../../../platform/http/handler.ts';
import type { Services } from '../../../platform/services.ts';
import { findPreferences, savePreferences } from './queries.ts';

type PreferenceOperation = 'GET /notification-preferences' | 'PUT /notification-preferences';

export function preferencesHandlers({ db }: Services): HandlersFor<PreferenceOperation> {
  return {
    'GET /notification-preferences': async ({ caller }) => {
      const { muted = [], digest = DEFAULT_DIGEST } =
        (await findPreferences(db.root, caller.person.id)) ?? {};
      const inApp = NOTIFICATION_CATEGORIES.map((category) => [
        category,
        !muted.includes(category),
      ]);
      return { inApp: Object.fromEntries(inApp) as NotificationPreferences['inApp'], digest };
    },
    'PUT /notification-preferences': async ({ caller, body, now }) => {
      const isMuted = (category: NotificationCategory) => !body.inApp[category];
      const muted = NOTIFICATION_CATEGORIES.filter(isMuted);
      await savePreferences(db.root, caller.person.id, { muted, digest: body.digest }, now);
      return body;
    },
  };
}
