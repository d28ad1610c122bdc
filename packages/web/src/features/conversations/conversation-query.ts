import type { Answer } from '@tandem/contract/contract';
import { infiniteQueryOptions } from '@tanstack/react-query';
import { call } from '../../lib/api/call.ts';

export type ConversationPage = Answer<'GET /conversations/:conversationId'>;

/** One conversation, its newest messages in the first page and older ones in those after it. */
export function conversationQuery(brandId: number, conversationId: number) {
  return infiniteQueryOptions({
    queryKey: [...conversationKey(brandId), conversationId],
    queryFn: ({ signal, pageParam }) =>
      call('GET /conversations/:conversationId', {
        params: { conversationId },
        query: pageParam ? { before: pageParam } : {},
        signal,
      }),
    initialPageParam: 0,
    getNextPageParam: ({ meta, messages }) => (meta.hasOlder ? messages[0]?.id : undefined),
    meta: { live: true },
  });
}

/** Begins the keys of every conversation of a brand. */
export function conversationKey(brandId: number) {
  return ['conversation', brandId] as const;
}
