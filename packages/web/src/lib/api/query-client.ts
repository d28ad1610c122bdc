import { QueryClient } from '@tanstack/react-query';
import { ApiError } from './api-error.ts';

/**
 * One cache for the tab. Data counts as fresh for half a minute: the socket announces what changes
 * sooner. A 4xx is our own mistake and repeating it cannot help; anything else is tried twice more.
 */
export function createQueryClient(): QueryClient {
  return new QueryClient({
    defaultOptions: {
      queries: { staleTime: 30_000, retry: shouldRetry },
      mutations: { retry: false },
    },
  });
}

export function shouldRetry(failures: number, error: Error): boolean {
  if (error instanceof ApiError && error.status >= 400 && error.status < 500) return false;
  return failures < 2;
}
