import type { ComponentType } from 'react';
import { networkError } from '../api/api-error.ts';

/**
 * Loads a route's screen when it is first visited: `lazy: lazyPage(() => import(...), 'HomePage')`.
 * A file that does not arrive is a broken connection to the person waiting for it, not a crash.
 */
export function lazyPage<Name extends string>(
  load: () => Promise<Record<Name, ComponentType>>,
  name: Name,
) {
  return async () => {
    const module = await load().catch((error: unknown) => {
      throw networkError(error);
    });
    return { Component: module[name] };
  };
}
