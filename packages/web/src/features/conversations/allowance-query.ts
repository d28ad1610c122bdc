import { queryOptions } from '@tanstack/react-query';
import { call } from '../../lib/api/call.ts';

/** How many messages the brand sent this month and how many its plan allows; each sending renews it. */
export function allowanceQuery(brandId: number) {
  return queryOptions({
    queryKey: ['message-allowance', brandId],
    queryFn: ({ signal }) => call('GET /messages/period-count', { signal }),
    meta: { live: true },
  });
}
