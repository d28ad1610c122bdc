import { MINUTE_MS } from '@tandem/domain/time/durations';
import { queryOptions, useQuery } from '@tanstack/react-query';
import { useContext } from 'react';
import { call } from '../api/call.ts';
import { BrandIdContext } from './current-brand-query.ts';

/** What the brand's plan lets it do. It changes only with the plan, so it stays fresh for long. */
export function brandClaimsQuery(brandId: number) {
  return queryOptions({
    queryKey: ['brand-claims', brandId],
    queryFn: ({ signal }) => call('GET /brand-claims', { signal }),
    staleTime: 5 * MINUTE_MS,
  });
}

/**
 * Tells which permissions are missing. While the answer is under way, or when it failed, nothing is
 * locked: the server decides anyway, and a lock shown to somebody who has paid is the worse mistake.
 */
export function useIsLocked(): (permission: string) => boolean {
  const { data } = useQuery(brandClaimsQuery(useContext(BrandIdContext)));
  return (permission) => data !== undefined && data[permission] !== true;
}
