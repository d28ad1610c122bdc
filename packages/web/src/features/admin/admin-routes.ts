import type { FeatureRoutes } from '../../lib/frame/feature-routes.ts';
import { lazyPage } from '../../lib/frame/lazy-page.ts';

export function adminRoutes(): FeatureRoutes {
  return {
    admin: [
      {
        path: 'people',
        handle: { title: 'People' },
        lazy: lazyPage(() => import('./people.tsx'), 'People'),
      },
      {
        path: 'usage',
        handle: { title: 'Usage' },
        lazy: lazyPage(() => import('./usage/usage-page.tsx'), 'UsagePage'),
      },
      {
        path: 'reported-messages',
        handle: { title: 'Reported messages' },
        lazy: lazyPage(() => import('./reported-messages.tsx'), 'ReportedMessages'),
      },
      {
        path: 'support',
        handle: { title: 'Support' },
        lazy: lazyPage(() => import('./support/support-page.tsx'), 'SupportPage'),
      },
      {
        path: 'audit-log',
        handle: { title: 'Audit log' },
        lazy: lazyPage(() => import('./audit-log.tsx'), 'AuditLog'),
      },
      {
        path: 'failed-jobs',
        handle: { title: 'Failed jobs' },
        lazy: lazyPage(() => import('./failed-jobs.tsx'), 'FailedJobs'),
      },
    ],
  };
}
