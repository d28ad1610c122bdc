import type { ConversationItem } from '@tandem/contract/conversations';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useNavigate } from 'react-router';
import { call } from '../../../lib/api/call.ts';
import { useCurrentBrand } from '../../../lib/session/current-brand-query.ts';
import { showToast } from '../../../ui/toast/show-toast.ts';
import { showUndoToast } from '../../../ui/toast/show-undo-toast.ts';
import { useListPlace } from '../inbox/use-list-place.ts';
import { askAnew } from '../live/apply-news.ts';

/** Takes a conversation out of the lists, back to the list it was opened from, or puts it back in. */
export function useArchive({ conversationId, title, conversation_archived }: ConversationItem) {
  const queryClient = useQueryClient();
  const navigate = useNavigate();
  const { query } = useListPlace();
  const { id: brandId } = useCurrentBrand();
  const { mutate, isPending } = useMutation({
    mutationFn: (archived: boolean) => setArchived(conversationId, archived),
    onSuccess(_, archived) {
      askAnew(queryClient, brandId);
      if (archived) void navigate(`/messaging${query}`);
      showUndoToast(archived ? `Archived ${title}` : `Moved ${title} to messages`, () =>
        mutate(!archived),
      );
    },
    onError: (error) => showToast(error.message, { type: 'warning' }),
  });
  return { isPending, toggle: () => mutate(!conversation_archived) };
}

function setArchived(conversationId: number, archived: boolean): Promise<null> {
  const params = { conversationId };
  return archived
    ? call('POST /messages/archive/:conversationId', { params })
    : call('GET /messages/un-archive/:conversationId', { params });
}
