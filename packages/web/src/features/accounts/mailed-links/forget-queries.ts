import type { QueryClient } from '@tanstack/react-query';
import { MAILED_LINK } from './mailed-link-query.ts';

/**
 * Forgets what was fetched for whoever used this tab before. The link that is being used stays: its
 * page is still there until the next one has come, and would ask for it again and be refused.
 */
export function forgetQueries(queryClient: QueryClient): void {
  queryClient.removeQueries({ predicate: ({ queryKey }) => queryKey[0] !== MAILED_LINK });
}
