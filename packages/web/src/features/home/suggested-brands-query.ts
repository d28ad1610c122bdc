import type { BrandCard } from '@tandem/contract/brands';
import { MINUTE_MS } from '@tandem/domain/time/durations';
import { queryOptions } from '@tanstack/react-query';
import { call } from '../../lib/api/call.ts';

export interface SuggestedBrands {
  reason: 'partners-of-partners' | 'favorites';
  brands: BrandCard[];
}

/**
 * Brands worth a look: partners of one's partners, whom a shared acquaintance can introduce. A brand
 * without partners is reminded of its favorites instead. Neither is urgent, so a call that fails
 * counts as an empty list.
 */
export function suggestedBrandsQuery(brandId: number) {
  return queryOptions({
    queryKey: ['suggested-brands', brandId],
    queryFn: ({ signal }) => suggestBrands(brandId, signal),
    staleTime: 5 * MINUTE_MS,
  });
}

async function suggestBrands(brandId: number, signal: AbortSignal): Promise<SuggestedBrands> {
  const partners = await partnersOf(brandId, signal);
  const asked = partners.slice(0, ASKED);
  const theirs = await Promise.all(asked.map(({ id }) => partnersOf(id, signal)));
  const known = new Set([brandId, ...partners.map(({ id }) => id)]);
  const found = new Map(theirs.flat().map((brand) => [brand.id, brand]));
  const brands = [...found.values()].filter(({ id }) => !known.has(id)).slice(0, SHOWN);
  if (brands.length > 0) return { reason: 'partners-of-partners', brands };
  const favorites = await call('GET /favorite-brands', { signal }).catch(nothing(signal));
  return { reason: 'favorites', brands: favorites.slice(0, SHOWN) };
}

/** Three partners know enough brands to fill the list. */
const ASKED = 3;
const SHOWN = 5;

function partnersOf(id: number, signal: AbortSignal): Promise<BrandCard[]> {
  return call('GET /brands/:id/recent-partners', { params: { id }, signal }).catch(nothing(signal));
}

/** Nobody waits any more for what was cancelled, so nothing further is asked either. */
function nothing(signal: AbortSignal) {
  return (): BrandCard[] => {
    signal.throwIfAborted();
    return [];
  };
}
