import type { FeatureRoutes } from '../../lib/frame/feature-routes.ts';
import { lazyPage } from '../../lib/frame/lazy-page.ts';

export function homeRoutes(): FeatureRoutes {
  return {
    gated: [
      {
        index: true,
        handle: { title: 'Home' },
        lazy: lazyPage(() => import('./home-page.tsx'), 'HomePage'),
      },
    ],
  };
}
