import { useQueryClient } from '@tanstack/react-query';
import { useRealtime } from '../../../lib/realtime/use-realtime.ts';
import { applyNews, recount } from './apply-news.ts';
import type { NotificationNews } from './apply-to-pages.ts';

/**
 * Keeps the list and the badge as fresh as the server. Mounted once for a brand: one socket tells of
 * all brands of a person, and only this one's are on screen. Messages count on the badge too.
 */
export function useLiveNotifications(brandId: number): void {
  const queryClient = useQueryClient();
  const onNews = (event: NotificationNews & { brandId: number }) => {
    if (event.brandId !== brandId) return;
    applyNews(queryClient, brandId, event);
    recount(queryClient, brandId);
  };
  useRealtime('notification', onNews);
  useRealtime('notifications_read', onNews);
  const onConversation = (event: { brandId: number | null }) => {
    if (event.brandId === null || event.brandId === brandId) recount(queryClient, brandId);
  };
  useRealtime('new_message', onConversation);
  useRealtime('conversation_changed', onConversation);
  useRealtime('conversations_changed', onConversation);
}
