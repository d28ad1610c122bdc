import type { Notification } from '@tandem/contract/notifications';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useContext } from 'react';
import { call } from '../../lib/api/call.ts';
import { BrandIdContext } from '../../lib/session/current-brand-query.ts';
import { impersonatedUserId } from '../../lib/session/impersonation.ts';
import { useHasRole } from '../../lib/session/use-has-role.ts';
import { showToast } from '../../ui/toast/show-toast.ts';
import { undoToast } from '../../ui/toast/undo-toast.ts';
import { applyNews, recount } from './live/apply-news.ts';
import { notificationsQuery } from './notifications-query.ts';

/**
 * Marks one as read when it is opened. It looks read at once; a failure is put right by asking again,
 * without a word, because the person is on the way to what it was about. An admin who acts as
 * somebody leaves that person's notifications as they are.
 */
export function useOpenNotification() {
  const queryClient = useQueryClient();
  const brandId = useContext(BrandIdContext);
  const { mutate } = useMutation({
    mutationFn: (id: number) => call('POST /notification-read', { body: { id } }),
    onMutate: (id) => {
      const readAt = new Date().toISOString();
      applyNews(queryClient, brandId, { type: 'notifications_read', ids: [id], readAt });
    },
    onSuccess: () => recount(queryClient, brandId),
    onError: () => {
      void queryClient.invalidateQueries({ queryKey: notificationsQuery(brandId).queryKey });
      recount(queryClient, brandId);
    },
  });
  return ({ id, read_at }: Notification) => {
    if (read_at === null && impersonatedUserId() === null) mutate(id);
  };
}

/**
 * Marks notifications and, for whoever may, the brand's messages as read. The messages are the whole
 * team's, so it can be taken back.
 */
export function useMarkAllRead() {
  const queryClient = useQueryClient();
  const brandId = useContext(BrandIdContext);
  const mayReadMessages = useHasRole('member');
  function refresh() {
    void queryClient.invalidateQueries({ queryKey: notificationsQuery(brandId).queryKey });
    recount(queryClient, brandId);
  }
  return useMutation({
    mutationFn: () =>
      Promise.all([
        call('POST /notification-read', { body: { id: 'all' } }),
        mayReadMessages ? call('GET /messages/mark-all-read') : { markedAt: null },
      ]),
    onSuccess([{ readAt }, { markedAt }]) {
      if (readAt === null && markedAt === null) return;
      undoToast('Everything is marked as read', async () => {
        await Promise.all([
          readAt && call('POST /notification-read/undo', { body: { readAt } }),
          markedAt && call('POST /messages/mark-all-read/undo', { body: { markedAt } }),
        ]);
        refresh();
      });
    },
    onError: (error) => showToast(error.message, { type: 'warning' }),
    // The socket tells of it too; this is for a tab whose socket is away.
    onSettled: refresh,
  });
}
