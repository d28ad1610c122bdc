import { type RouteObject, redirect } from 'react-router';
import { lazyPage } from '../lazy-page.ts';
import { plannedRoutes } from '../planned-routes.ts';

/** Everything under /profile, with one list of places beside it. */
export function settingsRoutes(): RouteObject {
  return {
    path: 'profile',
    lazy: lazyPage(() => import('./settings-layout.tsx'), 'SettingsLayout'),
    children: [
      { index: true, loader: () => redirect('/profile/brand/') },
      {
        path: 'brand',
        handle: { title: 'Account settings' },
        lazy: lazyPage(
          () => import('../../features/brands/settings/account-settings-page.tsx'),
          'AccountSettingsPage',
        ),
      },
      {
        path: 'brand/team',
        handle: { title: 'Team' },
        lazy: lazyPage(() => import('../../features/brands/team/team-page.tsx'), 'TeamPage'),
      },
      {
        path: 'brand/blocked',
        handle: { title: 'Blocked brands' },
        lazy: lazyPage(
          () => import('../../features/conversations/blocking/blocked-brands-page.tsx'),
          'BlockedBrandsPage',
        ),
      },
      {
        path: 'brand/payment-methods',
        handle: { title: 'Plan and payment' },
        lazy: lazyPage(
          () => import('../../features/billing/account/payment-methods-page.tsx'),
          'PaymentMethodsPage',
        ),
      },
      {
        path: 'switch-brand',
        handle: { title: 'Manage brands' },
        lazy: lazyPage(
          () => import('../../features/brands/switch-brand-page.tsx'),
          'SwitchBrandPage',
        ),
      },
      {
        path: 'user/info',
        handle: { title: 'Personal settings' },
        lazy: lazyPage(
          () => import('../../features/accounts/security/personal-settings-page.tsx'),
          'PersonalSettingsPage',
        ),
      },
      {
        path: 'user/notifications',
        handle: { title: 'Notification settings' },
        lazy: lazyPage(
          () => import('../../features/notifications/preferences/preferences-page.tsx'),
          'PreferencesPage',
        ),
      },
      ...plannedRoutes('settings'),
    ],
  };
}
