import { queryOptions } from '@tanstack/react-query';
import { call } from '../../lib/api/call.ts';

export function mailsQuery() {
  return queryOptions({
    queryKey: ['sandbox', 'mails'],
    queryFn: ({ signal }) => call('GET /sandbox/mails', { signal }),
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
