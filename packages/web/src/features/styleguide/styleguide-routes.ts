import type { FeatureRoutes } from '../../lib/frame/feature-routes.ts';
import { lazyPage } from '../../lib/frame/lazy-page.ts';

export function styleguideRoutes(): FeatureRoutes {
  return {
    standalone: [
      {
        path: 'styleguide/form',
        handle: { title: 'Form controls' },
        lazy: lazyPage(() => import('./styleguide-form-page.tsx'), 'StyleguideFormPage'),
      },
      {
        path: 'styleguide/page',
        handle: { title: 'Page pieces' },
        lazy: lazyPage(() => import('./styleguide-page-page.tsx'), 'StyleguidePagePage'),
      },
    ],
  };
}
