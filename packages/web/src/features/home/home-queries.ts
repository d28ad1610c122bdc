import { queryOptions } from '@tanstack/react-query';
import { call } from '../../lib/api/call.ts';

// What every feature tells on home, gathered by the server: one call for each panel.

export function attentionQuery(brandId: number) {
  return queryOptions({
    queryKey: ['home', brandId, 'attention'],
    queryFn: ({ signal }) => call('GET /home/attention', { signal }),
    staleTime: 0,
  });
}

export function activityQuery(brandId: number) {
  return queryOptions({
    queryKey: ['home', brandId, 'activity'],
    queryFn: ({ signal }) => call('GET /home/activity', { signal }),
    staleTime: 0,
  });
}

export function figuresQuery(brandId: number) {
  return queryOptions({
    queryKey: ['home', brandId, 'figures'],
    queryFn: ({ signal }) => {
      const utcOffsetMinutes = -new Date().getTimezoneOffset();
      return call('GET /home/figures', { query: { utcOffsetMinutes }, signal });
    },
    staleTime: 0,
  });
}
