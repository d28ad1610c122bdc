import type { NotificationPreferences } from '@tandem/contract/notifications';
import {
  DEFAULT_DIGEST,
  NOTIFICATION_CATEGORIES,
} from '@tandem/domain/notifications/notification-preferences';
import type { Handler } from '../../../platform/http/handler.ts';
import type { Services } from '../../../platform/services.ts';
import { findPreferences } from './queries.ts';

export function showPreferences({ db }: Services): Handler<'GET /notification-preferences'> {
  return async ({ caller }) => {
    const { muted = [], digest = DEFAULT_DIGEST } =
      (await findPreferences(db.root, caller.person.id)) ?? {};
    const inApp = NOTIFICATION_CATEGORIES.map((category) => [category, !muted.includes(category)]);
    return { inApp: Object.fromEntries(inApp) as NotificationPreferences['inApp'], digest };
  };
}
