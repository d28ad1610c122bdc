import type { Answer } from '@tandem/contract/contract';
import { infiniteQueryOptions, useMutation, useQueryClient } from '@tanstack/react-query';
import { call } from '../../lib/api/call.ts';
import { showToast } from '../../ui/toast/show-toast.ts';

export type ReportedMessage = Answer<'GET /admin/reported-messages'>[number];
export type ReportState = 'open' | 'resolved';
export type ReportOutcome = NonNullable<ReportedMessage['outcome']>;

export function reportedMessagesQuery(state: ReportState) {
  return infiniteQueryOptions({
    queryKey: ['reported-messages', state],
    queryFn: ({ pageParam, signal }) =>
      call('GET /admin/reported-messages', {
        query: { state, ...(pageParam ? { before: pageParam } : {}) },
        signal,
      }),
    initialPageParam: 0,
    getNextPageParam: (last) => (last.length < PAGE ? undefined : last.at(-1)?.id),
    select: ({ pages }) => pages.flat(),
    staleTime: 0,
  });
}

/** How many the server answers at a time; fewer means that there are no older ones. */
const PAGE = 50;

export function useResolveReport() {
  const queryClient = useQueryClient();
  return useMutation({
    mutationFn: ({ id, outcome }: { id: number; outcome: ReportOutcome }) =>
      call('POST /admin/reported-messages/:id/resolve', { params: { id }, body: { outcome } }),
    onSuccess: (_, { outcome }) =>
      showToast(outcome === 'removed' ? 'Message taken down' : 'Report dismissed', {
        type: 'success',
      }),
    onError: (error) => showToast(error.message, { type: 'warning' }),
    onSettled: () => queryClient.invalidateQueries({ queryKey: ['reported-messages'] }),
  });
}
