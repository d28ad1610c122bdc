import { queryOptions } from '@tanstack/react-query';
import { call } from '../../../lib/api/call.ts';

export function blockedBrandsQuery(brandId: number) {
  return queryOptions({
    queryKey: ['blocked-brands', brandId],
    queryFn: ({ signal }) => call('GET /blocked-brands', { signal }),
  });
}
