import { queryOptions } from '@tanstack/react-query';
import { call } from '../../lib/api/call.ts';

/** The team under the same key as the team page uses, so that either finds what the other loaded. */
export function homeTeamQuery(brandId: number) {
  return queryOptions({
    queryKey: ['team', brandId],
    queryFn: ({ signal }) => call('GET /team', { signal }),
  });
}
