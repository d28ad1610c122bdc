import type { QueryClient } from '@tanstack/react-query';
import { type RouteObject, redirect } from 'react-router';
import { PaywallGate } from '../features/billing/paywall/paywall-gate.tsx';
import { accessGate } from './access-gate.ts';
import { accountRoutes } from './account-routes.tsx';
import { bankRoute, billingRoutes, pricingRoute } from './billing-routes.ts';
import { lazyPage } from './lazy-page.ts';
import { messagingRoutes } from './messaging-routes.ts';
import { plannedRoutes } from './planned-routes.ts';
import { redirectLightbox } from './redirect-lightbox.ts';
import { redirectUnknown } from './redirect-unknown.ts';
import { RootLayout } from './root-layout.tsx';
import { RouteError } from './route-error.tsx';
import { settingsRoutes } from './settings/settings-routes.ts';
import { Shell } from './shell/shell.tsx';
import { ShellSkeleton } from './shell/shell-skeleton.tsx';
import { SignInLayout } from './sign-in-layout.tsx';
import { StandaloneLayout } from './standalone-layout.tsx';

/**
 * Every address of the app, in three circles: pages with a layout of their own, pages for anybody,
 * and pages behind the access gate. A screen's code arrives with its first visit.
 */
export function routes(queryClient: QueryClient): RouteObject[] {
  return [
    {
      path: '/',
      Component: RootLayout,
      ErrorBoundary: RouteError,
      HydrateFallback: ShellSkeleton,
      children: [
        {
          Component: SignInLayout,
          children: [accountRoutes(queryClient)],
        },
        {
          path: 'logout',
          handle: { title: 'Log out' },
          lazy: lazyPage(
            () => import('../features/accounts/sign-in/logout-page.tsx'),
            'LogoutPage',
          ),
        },
        {
          Component: StandaloneLayout,
          children: [styleguide(), pricingRoute(), ...plannedRoutes('standalone')],
        },
        {
          loader: accessGate(queryClient),
          // Choosing a brand ends in a redirect to the same address without it, which the router would
          // otherwise take for no change at all.
          shouldRevalidate: () => true,
          Component: Shell,
          // A broken screen leaves the bar in place, so that people can walk away from it.
          children: [
            { ErrorBoundary: RouteError, children: [bankRoute()] },
            { ErrorBoundary: RouteError, Component: PaywallGate, children: gatedRoutes() },
          ],
        },
      ],
    },
  ];
}

function gatedRoutes(): RouteObject[] {
  return [
    {
      index: true,
      handle: { title: 'Home' },
      lazy: lazyPage(() => import('../features/home/home-page.tsx'), 'HomePage'),
    },
    {
      path: 'explore/brands/:brandId',
      handle: { title: 'Brand profile' },
      lazy: lazyPage(() => import('./brand-profile.tsx'), 'BrandProfile'),
    },
    {
      path: 'favorites',
      handle: { title: 'Favorites' },
      lazy: lazyPage(
        () => import('../features/brands/favorites/favorites-page.tsx'),
        'FavoritesPage',
      ),
    },
    messagingRoutes(),
    {
      path: 'notifications',
      handle: { title: 'Notifications' },
      lazy: lazyPage(
        () => import('../features/notifications/list/notifications-page.tsx'),
        'NotificationsPage',
      ),
    },
    settingsRoutes(),
    ...billingRoutes(),
    {
      path: 'builder/:campaignId',
      handle: { frame: 'builder' },
      children: plannedRoutes('builder'),
    },
    { path: 'lightbox/*', loader: redirectLightbox },
    admin(),
    {
      path: 'sandbox',
      lazy: lazyPage(() => import('../features/sandbox/sandbox-layout.tsx'), 'SandboxLayout'),
      children: [
        { index: true, loader: () => redirect('phones') },
        {
          path: 'phones',
          handle: { title: 'Sandbox phones' },
          lazy: lazyPage(() => import('../features/sandbox/phones-page.tsx'), 'PhonesPage'),
        },
        {
          path: 'mailbox',
          handle: { title: 'Sandbox mailbox' },
          lazy: lazyPage(() => import('../features/sandbox/mailbox-page.tsx'), 'MailboxPage'),
        },
        {
          path: 'payments',
          handle: { title: 'Sandbox payments' },
          lazy: lazyPage(() => import('../features/sandbox/payments-page.tsx'), 'PaymentsPage'),
        },
      ],
    },
    ...plannedRoutes('gated'),
    {
      path: '*',
      loader: redirectUnknown,
      handle: { title: 'Page not found' },
      lazy: lazyPage(() => import('./not-found-page.tsx'), 'NotFoundPage'),
    },
  ];
}

function admin(): RouteObject {
  return {
    path: 'cs-admin',
    lazy: lazyPage(() => import('../features/admin/admin-layout.tsx'), 'AdminLayout'),
    children: [
      { index: true, loader: () => redirect('people') },
      {
        path: 'people',
        handle: { title: 'People' },
        lazy: lazyPage(() => import('../features/admin/people.tsx'), 'People'),
      },
      {
        path: 'usage',
        handle: { title: 'Usage' },
        lazy: lazyPage(() => import('../features/admin/usage/usage-page.tsx'), 'UsagePage'),
      },
      {
        path: 'reported-messages',
        handle: { title: 'Reported messages' },
        lazy: lazyPage(() => import('../features/admin/reported-messages.tsx'), 'ReportedMessages'),
      },
      {
        path: 'support',
        handle: { title: 'Support' },
        lazy: lazyPage(() => import('../features/admin/support/support-page.tsx'), 'SupportPage'),
      },
      {
        path: 'audit-log',
        handle: { title: 'Audit log' },
        lazy: lazyPage(() => import('../features/admin/audit-log.tsx'), 'AuditLog'),
      },
      {
        path: 'failed-jobs',
        handle: { title: 'Failed jobs' },
        lazy: lazyPage(() => import('../features/admin/failed-jobs.tsx'), 'FailedJobs'),
      },
    ],
  };
}

function styleguide(): RouteObject {
  return {
    path: 'styleguide/form',
    handle: { title: 'Form controls' },
    lazy: lazyPage(
      () => import('../features/styleguide/styleguide-form-page.tsx'),
      'StyleguideFormPage',
    ),
  };
}
