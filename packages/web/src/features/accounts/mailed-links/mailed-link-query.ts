import { queryOptions } from '@tanstack/react-query';
import { call } from '../../../lib/api/call.ts';

export const MAILED_LINK = 'mailed-link';

/** Asked once: the form itself says what has happened to the link since. */
export function mailedLinkQuery(token: string) {
  return queryOptions({
    queryKey: [MAILED_LINK, token],
    queryFn: ({ signal }) => call('GET /mailed-links/:token', { params: { token }, signal }),
    enabled: token !== '',
    staleTime: Number.POSITIVE_INFINITY,
  });
}
