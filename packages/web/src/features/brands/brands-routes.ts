import type { RoutesOfFeature } from '../../lib/frame/feature-routes.ts';
import { lazyPage } from '../../lib/frame/lazy-page.ts';
import { signedInGate } from '../../lib/session/signed-in-gate.ts';

export const brandsRoutes: RoutesOfFeature = (queryClient) => ({
  'sign-in': [
    {
      path: 'invite/:token',
      handle: { title: 'Your invitation' },
      lazy: lazyPage(() => import('./team/invite-page.tsx'), 'InvitePage'),
    },
    {
      path: 'registrations/brand-setup',
      handle: { title: 'Set up your brand' },
      loader: signedInGate(queryClient, 'without-brand'),
      lazy: lazyPage(() => import('./new-brand/brand-setup-page.tsx'), 'BrandSetupPage'),
    },
    {
      path: 'add-brand',
      handle: { title: 'Create a new brand' },
      loader: signedInGate(queryClient, 'anybody'),
      lazy: lazyPage(() => import('./new-brand/add-brand-page.tsx'), 'AddBrandPage'),
    },
  ],
  gated: [
    {
      path: 'explore/brands/:brandId',
      handle: { title: 'Brand profile' },
      lazy: lazyPage(() => import('./profile/brand-profile-page.tsx'), 'BrandProfilePage'),
    },
    {
      path: 'favorites',
      handle: { title: 'Favorites' },
      lazy: lazyPage(() => import('./favorites/favorites-page.tsx'), 'FavoritesPage'),
    },
  ],
  settings: [
    {
      path: 'brand',
      handle: { title: 'Account settings' },
      lazy: lazyPage(() => import('./settings/account-settings-page.tsx'), 'AccountSettingsPage'),
    },
    {
      path: 'brand/team',
      handle: { title: 'Team' },
      lazy: lazyPage(() => import('./team/team-page.tsx'), 'TeamPage'),
    },
    {
      path: 'switch-brand',
      handle: { title: 'Manage brands' },
      lazy: lazyPage(() => import('./switch-brand-page.tsx'), 'SwitchBrandPage'),
    },
  ],
});
