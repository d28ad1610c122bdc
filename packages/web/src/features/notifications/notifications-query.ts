import type { Notification } from '@tandem/contract/notifications';
import { infiniteQueryOptions } from '@tanstack/react-query';
import { call } from '../../lib/api/call.ts';

/** The whole list, page by page: unread first, then newest. The bell shows how it begins. */
export function notificationsQuery(brandId: number) {
  return infiniteQueryOptions({
    queryKey: ['notifications', brandId],
    queryFn: ({ signal, pageParam }) =>
      call('GET /notifications', { query: pageParam ? { after: pageParam } : {}, signal }),
    initialPageParam: '',
    getNextPageParam: ({ next }) => next,
    select: ({ pages }) => withoutRepeats(pages.flatMap((page) => page.notifications)),
    meta: { live: true },
  });
}

/** One that was read between two pages is on both of them. */
function withoutRepeats(list: Notification[]): Notification[] {
  return [...new Map(list.map((one) => [one.id, one])).values()];
}
