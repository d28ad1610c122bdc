import { queryOptions } from '@tanstack/react-query';
import { call } from '../../../lib/api/call.ts';

export function secondFactorQuery() {
  return queryOptions({
    queryKey: ['second-factor'],
    queryFn: ({ signal }) => call('GET /second-factor', { signal }),
  });
}
