import { queryOptions, useQuery } from '@tanstack/react-query';
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

/** Set by the shell; read through `useCurrentBrand`. */
export const BrandIdContext = createContext(0);
