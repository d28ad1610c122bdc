import { useQueryClient } from '@tanstack/react-query';
import { useRealtime } from '../../../lib/realtime/use-realtime.ts';
import { allowanceQuery } from '../allowance-query.ts';
import { applyNews, askAnew } from './apply-news.ts';

/**
 * Keeps every list and thread on hand as fresh as the server. Mounted once for a brand: one socket
 * tells of all brands of a person, and only this one's are on screen.
 */
export function useLiveConversations(brandId: number): void {
  const queryClient = useQueryClient();
  useRealtime('new_message', (event) => {
    if (event.brandId !== brandId) return;
    applyNews(queryClient, brandId, event);
    // Somebody of our own brand wrote, perhaps in another window.
    if (event.message.brand_id === brandId) {
      void queryClient.invalidateQueries({ queryKey: allowanceQuery(brandId).queryKey });
    }
  });
  useRealtime('conversation_changed', (event) => {
    if (event.brandId === brandId) applyNews(queryClient, brandId, event);
  });
  useRealtime('message_changed', (event) => {
    if (event.brandId === brandId) applyNews(queryClient, brandId, event);
  });
  useRealtime('conversations_changed', (event) => {
    // Null is said by a brand that does not tell the others whom else it talks with.
    if (event.brandId === null || event.brandId === brandId) askAnew(queryClient, brandId);
  });
}
