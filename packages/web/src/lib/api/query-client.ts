import { retryDelayMs } from '@tandem/domain/input/interface-delays';
import { QueryClient } from '@tanstack/react-query';
import { ApiError } from './api-error.ts';

/**
 * One cache for the tab. Data counts as fresh for half a minute: the socket announces what changes
 * sooner. A loader that fails tries again as the specification says, except after a 4xx: that is our
 * own mistake, and repeating it cannot help.
 */
export function createQueryClient(): QueryClient {
  return new QueryClient({
    defaultOptions: {
      queries: {
        staleTime: 30_000,
        retry: shouldRetry,
        retryDelay: (retriesDone) => retryDelayMs(retriesDone) ?? 0,
      },
      // Without a network a call fails and says so, rather than to wait unseen.
      mutations: { retry: false, networkMode: 'always' },
    },
  });
}

export function shouldRetry(retriesDone: number, error: Error): boolean {
  if (error instanceof ApiError && error.status >= 400 && error.status < 500) return false;
  return retryDelayMs(retriesDone) !== null;
}
