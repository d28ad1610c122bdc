import type { QueryClient } from '@tanstack/react-query';
import type { RouteObject } from 'react-router';
import { lazyPage } from './lazy-page.ts';
import { signedInGate } from './signed-in-gate.ts';

/** Everything between a stranger and their first screen; all of it shares one frame. */
export function accountRoutes(queryClient: QueryClient): RouteObject {
  return {
    lazy: lazyPage(() => import('../features/accounts/sign-in/auth-frame.tsx'), 'AuthFrame'),
    children: [...forAnybody(), ...forPeople(queryClient)],
  };
}

function forAnybody(): RouteObject[] {
  return [
    {
      path: 'login',
      handle: { title: 'Log in' },
      lazy: lazyPage(() => import('../features/accounts/sign-in/login-page.tsx'), 'LoginPage'),
    },
    {
      path: 'forgot-password',
      handle: { title: 'Reset your password' },
      lazy: lazyPage(
        () => import('../features/accounts/registration/forgot-password-page.tsx'),
        'ForgotPasswordPage',
      ),
    },
    {
      path: 'update-password',
      handle: { title: 'Choose a new password' },
      lazy: lazyPage(
        () => import('../features/accounts/registration/update-password-page.tsx'),
        'UpdatePasswordPage',
      ),
    },
    {
      path: 'register',
      handle: { title: 'Create your account' },
      lazy: lazyPage(
        () => import('../features/accounts/registration/register-page.tsx'),
        'RegisterPage',
      ),
    },
    {
      path: 'verify-email',
      handle: { title: 'Confirm your address' },
      lazy: lazyPage(
        () => import('../features/accounts/registration/verify-email-page.tsx'),
        'VerifyEmailPage',
      ),
    },
    {
      path: 'invite/:token',
      handle: { title: 'Your invitation' },
      lazy: lazyPage(() => import('../features/brands/team/invite-page.tsx'), 'InvitePage'),
    },
    {
      path: 'unsubscribe/:token',
      handle: { title: 'Unsubscribe' },
      lazy: lazyPage(
        () => import('../features/notifications/unsubscribe/unsubscribe-page.tsx'),
        'UnsubscribePage',
      ),
    },
  ];
}

function forPeople(queryClient: QueryClient): RouteObject[] {
  return [
    {
      path: 'registrations/brand-setup',
      handle: { title: 'Set up your brand' },
      loader: signedInGate(queryClient, 'without-brand'),
      lazy: lazyPage(
        () => import('../features/brands/new-brand/brand-setup-page.tsx'),
        'BrandSetupPage',
      ),
    },
    {
      path: 'add-brand',
      handle: { title: 'Create a new brand' },
      loader: signedInGate(queryClient, 'anybody'),
      lazy: lazyPage(
        () => import('../features/brands/new-brand/add-brand-page.tsx'),
        'AddBrandPage',
      ),
    },
  ];
}
