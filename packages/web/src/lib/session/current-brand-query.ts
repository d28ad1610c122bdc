import { type QueryClient, queryOptions, useQuery } from '@tanstack/react-query';
import { createContext, useContext } from 'react';
import { call } from '../api/call.ts';

/** The brand this tab works as. The access gate loads it before any page inside it renders. */
export function currentBrandQuery(brandId: number) {
  return queryOptions({
    queryKey: ['current-brand', brandId],
    queryFn: ({ signal }) => call('GET /current-brand-future', { signal }),
  });
}

export function useCurrentBrand() {
  const { data } = useQuery(currentBrandQuery(useContext(BrandIdContext)));
  if (!data) throw new Error('useCurrentBrand is for pages inside the access gate');
  return data;
}

/** Whether the tab is about to work as a brand that it knows nothing of yet. */
export function isBrandLoading(queryClient: QueryClient): boolean {
  const [name] = currentBrandQuery(0).queryKey;
  const isFirst = ({ state }: { state: { data: unknown } }) => state.data === undefined;
  return queryClient.isFetching({ queryKey: [name], predicate: isFirst }) > 0;
}

/** Set by the shell; read through `useCurrentBrand`. */
export const BrandIdContext = createContext(0);
