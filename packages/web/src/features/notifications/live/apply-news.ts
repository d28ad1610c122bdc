import type { QueryClient } from '@tanstack/react-query';
import { notificationsQuery } from '../notifications-query.ts';
import { unreadCountQuery } from '../unread-count-query.ts';
import { applyToPages, type NotificationNews } from './apply-to-pages.ts';

/** Brings the list up to date with one change; told of it twice, it changes once. */
export function applyNews(queryClient: QueryClient, brandId: number, news: NotificationNews): void {
  const { queryKey } = notificationsQuery(brandId);
  const query = queryClient.getQueryCache().find({ queryKey });
  const apply = () => {
    const data = queryClient.getQueryData(queryKey);
    const after = data && applyToPages(data, news);
    if (after === 'refetch') void queryClient.invalidateQueries({ queryKey });
    else if (after) queryClient.setQueryData(queryKey, after);
  };
  // An answer under way may have been made before this change; it is then told of it as well.
  if (query?.state.fetchStatus === 'fetching') void query.promise?.then(apply, () => {});
  apply();
}

/** The badge asks the server: what it counts is more than any list on hand. */
export function recount(queryClient: QueryClient, brandId: number): void {
  void queryClient.invalidateQueries({ queryKey: unreadCountQuery(brandId).queryKey });
}
