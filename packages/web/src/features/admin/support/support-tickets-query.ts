import type { SupportTicket } from '@tandem/contract/support';
import {
  infiniteQueryOptions,
  keepPreviousData,
  useMutation,
  useQueryClient,
} from '@tanstack/react-query';
import { call } from '../../../lib/api/call.ts';
import { showToast } from '../../../ui/toast/show-toast.ts';

export type TicketState = 'open' | 'closed';

const LISTS = 'support-tickets';

export function supportTicketsQuery(question: { state: TicketState; search: string }) {
  return infiniteQueryOptions({
    queryKey: [LISTS, question],
    queryFn: ({ pageParam, signal }) =>
      call('GET /admin/support-tickets', {
        query: { ...question, ...(pageParam ? { before: pageParam } : {}) },
        signal,
      }),
    initialPageParam: 0,
    getNextPageParam: (last) => (last.hasMore ? last.tickets.at(-1)?.id : undefined),
    placeholderData: keepPreviousData,
    staleTime: 0,
  });
}

/** Closes an open ticket or takes a closed one up again. */
export function useSettleTicket() {
  const queryClient = useQueryClient();
  return useMutation({
    mutationFn: ({ id, closedAt }: SupportTicket) =>
      closedAt
        ? call('POST /admin/support-tickets/:id/reopen', { params: { id } })
        : call('POST /admin/support-tickets/:id/close', { params: { id } }),
    onSuccess: ({ closedAt }) =>
      showToast(closedAt ? 'Ticket closed' : 'Ticket reopened', { type: 'success' }),
    onError: (error) => showToast(error.message, { type: 'warning' }),
    onSettled: () => queryClient.invalidateQueries({ queryKey: [LISTS] }),
  });
}
