import { queryOptions, useQuery } from '@tanstack/react-query';
import { call } from '../api/call.ts';
import { activeBrandId } from './active-brand.ts';

/** The brand this tab works as. The access gate loads it before any page inside it renders. */
export function currentBrandQuery() {
  return queryOptions({
    queryKey: ['current-brand', activeBrandId()],
    queryFn: ({ signal }) => call('GET /current-brand-future', { signal }),
  });
}

export function useCurrentBrand() {
  const { data } = useQuery(currentBrandQuery());
  if (!data) throw new Error('useCurrentBrand is for pages inside the access gate');
  return data;
}
