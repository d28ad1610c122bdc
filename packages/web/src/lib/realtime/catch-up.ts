import type { Query, QueryClient, QueryFilters } from '@tanstack/react-query';

/** `live`: what screens change by announcements. `all`: whatever was fetched. */
export type Missed = 'live' | 'all';

/**
 * Asks again for what is on screen and marks the rest as old, so that it is asked for when it is
 * shown. A request under way may have been answered before we were listening, so it is repeated
 * too: at once when there is something to show meanwhile, otherwise after its answer, because
 * a page may be waiting for that.
 */
export function catchUp(queryClient: QueryClient, missed: Missed): void {
  const queries: QueryFilters = missed === 'live' ? { predicate: isLive } : {};
  const firstRequests = queryClient
    .getQueryCache()
    .findAll({ ...queries, fetchStatus: 'fetching' })
    .filter(({ state }) => state.data === undefined);
  void queryClient.invalidateQueries(queries);
  for (const { promise, queryKey } of firstRequests) {
    promise?.then(
      () => queryClient.invalidateQueries({ queryKey, exact: true }),
      () => {},
    );
  }
}

function isLive({ meta }: Query): boolean {
  return meta?.live === true;
}

declare module '@tanstack/react-query' {
  interface Register {
    /** `live` for data that announcements keep current once it is fetched. */
    queryMeta: { live?: true };
  }
}
