import { queryOptions } from '@tanstack/react-query';
import { call } from '../../../lib/api/call.ts';

/** Whether the brand already talks with another one, and whether it may. */
export function contactQuery(ownBrandId: number, brandId: number) {
  return queryOptions({
    queryKey: ['contact', ownBrandId, brandId],
    queryFn: ({ signal }) =>
      call('GET /conversations/with/:brandId', { params: { brandId }, signal }),
    staleTime: 0,
  });
}
