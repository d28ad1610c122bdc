import { queryOptions } from '@tanstack/react-query';
import { call } from '../../../lib/api/call.ts';

export function favoritesQuery(brandId: number) {
  return queryOptions({
    queryKey: ['favorite-brands', brandId],
    queryFn: ({ signal }) => call('GET /favorite-brands', { signal }),
  });
}
