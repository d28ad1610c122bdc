import { useMutation, useQueryClient } from '@tanstack/react-query';
import { call } from '../../../lib/api/call.ts';
import { useCurrentBrand } from '../../../lib/session/current-brand-query.ts';
import { confirmAction } from '../../../ui/confirm/confirm-action.ts';
import { showToast } from '../../../ui/toast/show-toast.ts';
import { showUndoToast } from '../../../ui/toast/show-undo-toast.ts';
import { askAnew } from '../live/apply-news.ts';
import { contactQuery } from '../new-conversation/contact-query.ts';
import { blockedBrandsQuery } from './blocked-brands-query.ts';

/**
 * Stops and resumes messages from a brand. Blocking asks first; both can be undone at once. Blocking
 * archives the conversation, so undoing it puts one that was in a list back.
 */
export function useBlockBrand({ id, name, listedId = null }: BrandToBlock) {
  const queryClient = useQueryClient();
  const { id: ownId } = useCurrentBrand();
  const { mutate, isPending } = useMutation({
    async mutationFn({ block, listed }: Step) {
      if (block) return call('POST /brands/:id/block', { params: { id } });
      await call('DELETE /brands/:id/block', { params: { id } });
      if (listed === null) return null;
      const params = { conversationId: listed };
      return call('GET /messages/un-archive/:conversationId', { params });
    },
    onSuccess(_, { block, listed }) {
      askAnew(queryClient, ownId);
      void queryClient.invalidateQueries({ queryKey: blockedBrandsQuery(ownId).queryKey });
      void queryClient.invalidateQueries({ queryKey: contactQuery(ownId, id).queryKey });
      showUndoToast(block ? `Blocked ${name}` : `${name} can message you again`, () =>
        mutate({ block: !block, listed }),
      );
    },
    onError: (error) => showToast(error.message, { type: 'warning' }),
  });

  async function askAndBlock() {
    const agreed = await confirmAction({
      title: `Block ${name}?`,
      body: 'They can no longer message you, and the conversation moves to Archived. They are not told. You can unblock them at any time.',
      confirmLabel: 'Block',
      isDestructive: true,
    });
    if (agreed) mutate({ block: true, listed: listedId });
  }

  return {
    isPending,
    askAndBlock: () => void askAndBlock(),
    unblock: () => mutate({ block: false, listed: null }),
  };
}

type Step = {
  block: boolean;
  /** The conversation that blocking takes out of a list, for the undoing to put it back. */
  listed: number | null;
};

type BrandToBlock = {
  id: number;
  name: string;
  /** The conversation with it, while that is in a list. */
  listedId?: number | null;
};
