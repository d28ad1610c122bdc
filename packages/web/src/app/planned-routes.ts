import type { RouteObject } from 'react-router';
import { lazyPage } from './lazy-page.ts';
import { type PlannedFrame, plannedPages } from './planned-pages.ts';

/** The addresses of one frame whose screens do not exist yet. */
export function plannedRoutes(frame: PlannedFrame): RouteObject[] {
  return plannedPages
    .filter((page) => page.frame === frame)
    .map((page) => ({
      path: page.path,
      handle: { title: page.title, planned: page },
      lazy: lazyPage(() => import('./planned-page.tsx'), 'PlannedPage'),
    }));
}
