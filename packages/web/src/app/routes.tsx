import type { QueryClient } from '@tanstack/react-query';
import { type RouteObject, redirect } from 'react-router';
import { accountsRoutes } from '../features/accounts/accounts-routes.ts';
import { adminRoutes } from '../features/admin/admin-routes.ts';
import { billingRoutes } from '../features/billing/billing-routes.ts';
import { PaywallGate } from '../features/billing/paywall/paywall-gate.tsx';
import { brandsRoutes } from '../features/brands/brands-routes.ts';
import { conversationsRoutes } from '../features/conversations/conversations-routes.ts';
import { homeRoutes } from '../features/home/home-routes.ts';
import { notificationsRoutes } from '../features/notifications/notifications-routes.ts';
import { plannedRoutes } from '../features/planned/planned-routes.ts';
import { sandboxRoutes } from '../features/sandbox/sandbox-routes.ts';
import { styleguideRoutes } from '../features/styleguide/styleguide-routes.ts';
import { type Frame, type RoutesOfFeature, routesIn } from '../lib/frame/feature-routes.ts';
import { lazyPage } from '../lib/frame/lazy-page.ts';
import { accessGate } from './access-gate.ts';
import { redirectLightbox } from './redirect-lightbox.ts';
import { redirectUnknown } from './redirect-unknown.ts';
import { RootLayout } from './root-layout.tsx';
import { RouteError } from './route-error.tsx';
import { Shell } from './shell/shell.tsx';
import { ShellSkeleton } from './shell/shell-skeleton.tsx';
import { SignInLayout } from './sign-in-layout.tsx';
import { StandaloneLayout } from './standalone-layout.tsx';

const FEATURES: RoutesOfFeature[] = [
  accountsRoutes,
  adminRoutes,
  billingRoutes,
  brandsRoutes,
  conversationsRoutes,
  homeRoutes,
  notificationsRoutes,
  plannedRoutes,
  sandboxRoutes,
  styleguideRoutes,
];

/** Every address of the app, in the frames of lib/frame. A screen's code arrives with its first visit. */
export function routes(queryClient: QueryClient): RouteObject[] {
  const features = FEATURES.map((routesOf) => routesOf(queryClient));
  const pages = (frame: Frame) => routesIn(frame, features);
  return [
    {
      path: '/',
      Component: RootLayout,
      ErrorBoundary: RouteError,
      HydrateFallback: ShellSkeleton,
      children: [
        {
          Component: SignInLayout,
          children: [
            {
              lazy: lazyPage(
                () => import('../features/accounts/sign-in/auth-frame.tsx'),
                'AuthFrame',
              ),
              children: pages('sign-in'),
            },
          ],
        },
        ...pages('bare'),
        { Component: StandaloneLayout, children: pages('standalone') },
        {
          loader: accessGate(queryClient),
          // Choosing a brand ends in a redirect to the same address without it, which the router would
          // otherwise take for no change at all.
          shouldRevalidate: () => true,
          Component: Shell,
          // A broken screen leaves the bar in place, so that people can walk away from it.
          children: [
            { ErrorBoundary: RouteError, children: pages('unpaid') },
            { ErrorBoundary: RouteError, Component: PaywallGate, children: gatedRoutes(pages) },
          ],
        },
      ],
    },
  ];
}

function gatedRoutes(pages: (frame: Frame) => RouteObject[]): RouteObject[] {
  return [
    ...pages('gated'),
    {
      path: 'profile',
      lazy: lazyPage(() => import('./settings/settings-layout.tsx'), 'SettingsLayout'),
      children: [{ index: true, loader: () => redirect('/profile/brand/') }, ...pages('settings')],
    },
    {
      path: 'cs-admin',
      lazy: lazyPage(() => import('../features/admin/admin-layout.tsx'), 'AdminLayout'),
      children: [{ index: true, loader: () => redirect('people') }, ...pages('admin')],
    },
    { path: 'builder/:campaignId', handle: { frame: 'builder' }, children: pages('builder') },
    { path: 'lightbox/*', loader: redirectLightbox },
    {
      path: '*',
      loader: redirectUnknown,
      handle: { title: 'Page not found' },
      lazy: lazyPage(() => import('./not-found-page.tsx'), 'NotFoundPage'),
    },
  ];
}
