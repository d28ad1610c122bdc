import { MINUTE_MS } from '@tandem/domain/time/durations';
import { queryOptions, useQueryClient } from '@tanstack/react-query';
import { call } from '../../lib/api/call.ts';
import { useCurrentBrand } from '../../lib/session/current-brand-query.ts';

/** The brand's plan, trial, cards and what it owes. */
export function billingQuery(brandId: number) {
  return queryOptions({
    queryKey: ['billing', brandId],
    queryFn: ({ signal }) => call('GET /billing', { signal }),
  });
}

export function invoicesQuery(brandId: number) {
  return queryOptions({
    queryKey: ['billing', brandId, 'invoices'],
    queryFn: ({ signal }) => call('GET /invoices', { signal }),
  });
}

/**
 * What the paywall needs to know of payments. Part of every first load behind the gate, so it stays
 * fresh for long; whatever changes it refreshes it.
 */
export function customerQuery(brandId: number) {
  return queryOptions({
    queryKey: ['billing', brandId, 'customer'],
    queryFn: ({ signal }) => call('GET /customer', { signal }),
    staleTime: 5 * MINUTE_MS,
  });
}

/**
 * Fetches again all that a payment or a change of plan touches: a new plan also changes the brand's
 * tier and what it may do. Resolves when the new state is there, so that a screen does not announce
 * a success over old figures, nor the paywall send somebody back who has just paid.
 */
export function useRefreshBilling(): () => Promise<unknown> {
  const queryClient = useQueryClient();
  const { id } = useCurrentBrand();
  return () =>
    Promise.all(
      ['billing', 'current-brand', 'brand-claims'].map((name) =>
        queryClient.invalidateQueries({ queryKey: [name, id] }),
      ),
    );
}
