import type { FeatureRoutes } from '../../lib/frame/feature-routes.ts';
import { lazyPage } from '../../lib/frame/lazy-page.ts';

export function accountsRoutes(): FeatureRoutes {
  return {
    bare: [
      {
        path: 'logout',
        handle: { title: 'Log out' },
        lazy: lazyPage(() => import('./sign-in/logout-page.tsx'), 'LogoutPage'),
      },
    ],
    'sign-in': [
      {
        path: 'login',
        handle: { title: 'Log in' },
        lazy: lazyPage(() => import('./sign-in/login-page.tsx'), 'LoginPage'),
      },
      {
        path: 'login-link',
        handle: { title: 'Log in' },
        lazy: lazyPage(() => import('./sign-in/login-link-page.tsx'), 'LoginLinkPage'),
      },
      {
        path: 'forgot-password',
        handle: { title: 'Reset your password' },
        lazy: lazyPage(
          () => import('./registration/forgot-password-page.tsx'),
          'ForgotPasswordPage',
        ),
      },
      {
        path: 'update-password',
        handle: { title: 'Choose a new password' },
        lazy: lazyPage(
          () => import('./registration/update-password-page.tsx'),
          'UpdatePasswordPage',
        ),
      },
      {
        path: 'register',
        handle: { title: 'Create your account' },
        lazy: lazyPage(() => import('./registration/register-page.tsx'), 'RegisterPage'),
      },
      {
        path: 'verify-email',
        handle: { title: 'Confirm your address' },
        lazy: lazyPage(() => import('./registration/verify-email-page.tsx'), 'VerifyEmailPage'),
      },
    ],
    settings: [
      {
        path: 'user/info',
        handle: { title: 'Personal settings' },
        lazy: lazyPage(
          () => import('./security/personal-settings-page.tsx'),
          'PersonalSettingsPage',
        ),
      },
    ],
  };
}
