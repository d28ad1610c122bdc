import type { FeatureRoutes } from '../../lib/frame/feature-routes.ts';
import { lazyPage } from '../../lib/frame/lazy-page.ts';

export function notificationsRoutes(): FeatureRoutes {
  return {
    'sign-in': [
      {
        path: 'unsubscribe/:token',
        handle: { title: 'Unsubscribe' },
        lazy: lazyPage(() => import('./unsubscribe/unsubscribe-page.tsx'), 'UnsubscribePage'),
      },
    ],
    gated: [
      {
        path: 'notifications',
        handle: { title: 'Notifications' },
        lazy: lazyPage(() => import('./list/notifications-page.tsx'), 'NotificationsPage'),
      },
    ],
    settings: [
      {
        path: 'user/notifications',
        handle: { title: 'Notification settings' },
        lazy: lazyPage(() => import('./preferences/preferences-page.tsx'), 'PreferencesPage'),
      },
    ],
  };
}
