import { IconChecks } from '@tabler/icons-react';
import { useInfiniteQuery, useMutation, useQueryClient } from '@tanstack/react-query';
import { call } from '../../../lib/api/call.ts';
import { useCurrentBrand } from '../../../lib/session/current-brand-query.ts';
import { impersonatedUserId } from '../../../lib/session/impersonation.ts';
import { useHasRole } from '../../../lib/session/use-has-role.ts';
import { showToast } from '../../../ui/toast/show-toast.ts';
import { undoToast } from '../../../ui/toast/undo-toast.ts';
import { conversationsQuery } from '../conversations-query.ts';
import { askAnew } from '../live/apply-news.ts';
import classes from './inbox-pane.module.css';

/** There while something in the inbox is unread, which always comes first. */
export function MarkAllRead() {
  const queryClient = useQueryClient();
  const { id: brandId } = useCurrentBrand();
  const mayMark = useHasRole('member') && impersonatedUserId() === null;
  const { data } = useInfiniteQuery({ ...conversationsQuery(brandId), enabled: false });
  const { mutate, isPending } = useMutation({
    mutationFn: () => call('GET /messages/mark-all-read'),
    onSuccess({ markedAt }) {
      askAnew(queryClient, brandId);
      if (markedAt === null) return;
      undoToast('Marked as read for your whole team', async () => {
        await call('POST /messages/mark-all-read/undo', { body: { markedAt } });
        askAnew(queryClient, brandId);
      });
    },
    onError: (error) => showToast(error.message, { type: 'warning' }),
  });
  if (!mayMark || data?.pages[0]?.conversations[0]?.isRead !== false) return null;
  return (
    <button
      type="button"
      className={classes.tool}
      disabled={isPending}
      onClick={() => mutate()}
      aria-label="Mark all as read"
      title="Mark all as read"
    >
      <IconChecks size={20} aria-hidden />
    </button>
  );
}
