import { useSearchParams } from 'react-router';
import type { TicketState } from './support-tickets-query.ts';

/** Which list, which search and which ticket: all in the address, so that it can be passed on. */
export function useTicketPlace() {
  const [params, setParams] = useSearchParams();
  const state: TicketState = params.get('state') === 'closed' ? 'closed' : 'open';
  const search = params.get('search') ?? '';
  const ticketId = Number(params.get('ticket')) || null;

  function placeOf(change: { state?: TicketState; search?: string; ticket?: number }) {
    const next = { state, search, ...change };
    return new URLSearchParams({
      ...(next.state === 'closed' ? { state: next.state } : {}),
      ...(next.search ? { search: next.search } : {}),
      ...(next.ticket ? { ticket: String(next.ticket) } : {}),
    });
  }

  return {
    state,
    search,
    ticketId,
    addressOf: (change: Parameters<typeof placeOf>[0]) => `/cs-admin/support?${placeOf(change)}`,
    go: (change: Parameters<typeof placeOf>[0]) => setParams(placeOf(change), { replace: true }),
  };
}

export type TicketPlace = ReturnType<typeof useTicketPlace>;
