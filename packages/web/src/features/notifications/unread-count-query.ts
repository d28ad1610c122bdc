import { queryOptions, useQuery } from '@tanstack/react-query';
import { useContext } from 'react';
import { call } from '../../lib/api/call.ts';
import { BrandIdContext } from '../../lib/session/current-brand-query.ts';

/** What the badge counts. Asked for again with every change, so that it is never a sum of guesses. */
export function unreadCountQuery(brandId: number) {
  return queryOptions({
    queryKey: ['unread-count', brandId],
    queryFn: ({ signal }) => call('GET /unread-count', { signal }),
    meta: { live: true },
  });
}

export function useUnreadCount() {
  const { data, isPending } = useQuery(unreadCountQuery(useContext(BrandIdContext)));
  const { conversations = 0, notifications = 0 } = data ?? {};
  return { conversations, notifications, total: conversations + notifications, isPending };
}
