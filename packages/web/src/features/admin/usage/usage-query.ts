import type { UsageRange } from '@tandem/domain/metrics/usage-days';
import { keepPreviousData, queryOptions } from '@tanstack/react-query';
import { call } from '../../../lib/api/call.ts';

export function usageQuery(days: UsageRange) {
  return queryOptions({
    queryKey: ['usage', days],
    queryFn: ({ signal }) => call('GET /admin/usage', { query: { days }, signal }),
    // Another range replaces the figures in place instead of emptying the page.
    placeholderData: keepPreviousData,
    staleTime: 0,
  });
}
