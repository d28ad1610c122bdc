import { queryOptions } from '@tanstack/react-query';
import { call } from '../../lib/api/call.ts';

export function chargesQuery() {
  return queryOptions({
    queryKey: ['sandbox', 'charges'],
    queryFn: ({ signal }) => call('GET /sandbox/charges', { signal }),
  });
}
