import type { QueryClient } from '@tanstack/react-query';
import type { RouteObject } from 'react-router';

/**
 * What stands around a page, from the outside in. `bare` has nothing around it; `sign-in` is the frame
 * between a stranger and their first screen; `standalone` is for anybody, with the logo alone. The
 * others are behind the access gate: `unpaid` stays open whatever a brand owes, `gated` is behind the
 * paywall, and `settings`, `admin` and `builder` are parts of it with a frame of their own.
 */
export type Frame =
  | 'bare'
  | 'sign-in'
  | 'standalone'
  | 'unpaid'
  | 'gated'
  | 'settings'
  | 'admin'
  | 'builder';

/** The addresses of a feature, by what stands around them. */
export type FeatureRoutes = { [frame in Frame]?: RouteObject[] };

/** What each `<feature>-routes.ts` exports; a loader may look into the tab's cache. */
export type RoutesOfFeature = (queryClient: QueryClient) => FeatureRoutes;

export function routesIn(frame: Frame, features: readonly FeatureRoutes[]): RouteObject[] {
  return features.flatMap((routes) => routes[frame] ?? []);
}
