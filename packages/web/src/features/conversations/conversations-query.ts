import type { ConversationListName } from '@tandem/contract/conversations';
import { infiniteQueryOptions } from '@tanstack/react-query';
import { call } from '../../lib/api/call.ts';

/**
 * One list of conversations, page by page: unread first, then newest. The bell and the inbox ask with
 * the same key, so that what one of them learns from the socket the other shows as well.
 */
export function conversationsQuery(
  brandId: number,
  { list = 'inbox', search = '' }: { list?: ConversationListName; search?: string } = {},
) {
  return infiniteQueryOptions({
    queryKey: [...conversationsKey(brandId), list, search],
    queryFn: ({ signal, pageParam }) =>
      call('GET /conversations', {
        query: { list, search, ...(pageParam ? { after: pageParam } : {}) },
        signal,
      }),
    initialPageParam: '',
    getNextPageParam: ({ meta }) => meta.next,
    meta: { live: true },
  });
}

/** Begins the keys of every list of a brand: what to invalidate when all of them may have changed. */
export function conversationsKey(brandId: number) {
  return ['conversations', brandId] as const;
}
