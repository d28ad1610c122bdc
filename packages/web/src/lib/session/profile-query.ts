import { MINUTE_MS } from '@tandem/domain/time/durations';
import { keepPreviousData, queryOptions, useQuery } from '@tanstack/react-query';
import { call } from '../api/call.ts';
import { impersonatedUserId } from './impersonation.ts';

/** The signed-in person. The access gate loads it before any page inside it renders. */
export function profileQuery() {
  return queryOptions({
    queryKey: ['profile', impersonatedUserId()],
    queryFn: ({ signal }) => call('GET /profile', { signal }),
    staleTime: 5 * MINUTE_MS,
  });
}

export function useProfile() {
  // The key changes the moment an impersonation ends, a little before the page is loaded afresh.
  const { data } = useQuery({ ...profileQuery(), placeholderData: keepPreviousData });
  if (!data) throw new Error('useProfile is for pages inside the access gate');
  return data;
}
