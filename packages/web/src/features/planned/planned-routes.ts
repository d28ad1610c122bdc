import type { FeatureRoutes } from '../../lib/frame/feature-routes.ts';
import { lazyPage } from '../../lib/frame/lazy-page.ts';
import { plannedPages } from './planned-pages.ts';

/** The addresses whose screens do not exist yet. */
export function plannedRoutes(): FeatureRoutes {
  const routes: FeatureRoutes = {};
  for (const page of plannedPages) {
    routes[page.frame] ??= [];
    routes[page.frame]?.push({
      path: page.path,
      handle: { title: page.title, planned: page },
      lazy: lazyPage(() => import('./planned-page.tsx'), 'PlannedPage'),
    });
  }
  return routes;
}
