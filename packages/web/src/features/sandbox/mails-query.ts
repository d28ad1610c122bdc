import { queryOptions } from '@tanstack/react-query';
import { call } from '../../lib/api/call.ts';

/** Without a session there is no socket to say that a mail came in, so this looks by itself. */
const LOOK_AGAIN_MS = 2000;

export function mailsQuery(to?: string) {
  return queryOptions({
    queryKey: ['sandbox', 'mails', to ?? 'all'],
    queryFn: ({ signal }) => call('GET /sandbox/mails', { query: { to }, signal }),
    refetchInterval: LOOK_AGAIN_MS,
  });
}

export function mailQuery(id: number) {
  return queryOptions({
    queryKey: ['sandbox', 'mail', id],
    queryFn: ({ signal }) => call('GET /sandbox/mails/:id', { params: { id }, signal }),
    // A mail that was sent never changes.
    staleTime: Number.POSITIVE_INFINITY,
  });
}
