import { redirect } from 'react-router';
import type { FeatureRoutes } from '../../lib/frame/feature-routes.ts';
import { lazyPage } from '../../lib/frame/lazy-page.ts';

export function sandboxRoutes(): FeatureRoutes {
  return {
    standalone: [
      {
        path: 'mailbox',
        handle: { title: 'Sandbox mailbox' },
        lazy: lazyPage(() => import('./public-mailbox-page.tsx'), 'PublicMailboxPage'),
      },
    ],
    gated: [
      {
        path: 'sandbox',
        lazy: lazyPage(() => import('./sandbox-layout.tsx'), 'SandboxLayout'),
        children: [
          { index: true, loader: () => redirect('phones') },
          {
            path: 'phones',
            handle: { title: 'Sandbox phones' },
            lazy: lazyPage(() => import('./phones-page.tsx'), 'PhonesPage'),
          },
          {
            path: 'mailbox',
            handle: { title: 'Sandbox mailbox' },
            lazy: lazyPage(() => import('./mailbox-page.tsx'), 'MailboxPage'),
          },
          {
            path: 'payments',
            handle: { title: 'Sandbox payments' },
            lazy: lazyPage(() => import('./payments-page.tsx'), 'PaymentsPage'),
          },
        ],
      },
    ],
  };
}
