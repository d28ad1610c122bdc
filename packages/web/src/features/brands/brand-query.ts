import { DEFAULT_BRAND_DEGREE } from '@tandem/domain/brands/brand-degree';
import { queryOptions } from '@tanstack/react-query';
import { call } from '../../lib/api/call.ts';

/** A brand as others see it. All that belongs to one brand shares the start of its key. */
export function brandQuery(id: number) {
  return queryOptions({
    queryKey: ['brand', id],
    queryFn: ({ signal }) => call('GET /brands/:id', { params: { id }, signal }),
  });
}

export function sellerProfileQuery(id: number) {
  return queryOptions({
    queryKey: ['brand', id, 'seller-profile'],
    queryFn: ({ signal }) => call('GET /brands/seller-profile/:id', { params: { id }, signal }),
  });
}

/** A failed look-up says `3rd`, as the specification asks: a wrong distance does no harm. */
export function degreeQuery(id: number) {
  return queryOptions({
    queryKey: ['brand', id, 'degree'],
    queryFn: ({ signal }) =>
      call('GET /brand-degree/:id', { params: { id }, signal }).catch(() => ({
        degree: DEFAULT_BRAND_DEGREE,
      })),
  });
}

export function recentPartnersQuery(id: number) {
  return queryOptions({
    queryKey: ['brand', id, 'recent-partners'],
    queryFn: ({ signal }) => call('GET /brands/:id/recent-partners', { params: { id }, signal }),
  });
}

export function contentSamplesQuery(id: number) {
  return queryOptions({
    queryKey: ['brand', id, 'content-samples'],
    queryFn: ({ signal }) => call('GET /brands/content-samples/:id', { params: { id }, signal }),
  });
}
