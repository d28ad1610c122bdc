import type { ComponentType } from 'react';

/** Loads a route's screen when it is first visited: `lazy: lazyPage(() => import(...), 'HomePage')`. */
export function lazyPage<Name extends string>(
  load: () => Promise<Record<Name, ComponentType>>,
  name: Name,
) {
  return async () => ({ Component: (await load())[name] });
}
