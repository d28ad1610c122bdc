import type { ConversationMessage } from '@tandem/contract/conversations';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { call } from '../../../lib/api/call.ts';
import { useCurrentBrand } from '../../../lib/session/current-brand-query.ts';
import { confirmAction } from '../../../ui/confirm/confirm-action.ts';
import { showToast } from '../../../ui/toast/show-toast.ts';
import { applyNews, askAnew } from '../live/apply-news.ts';

type InvitationAnswer = 'interested' | 'decline';

/** Answers an invitation or application. Declining is final, so it asks first. */
export function useAnswerInvitation(message: ConversationMessage) {
  const queryClient = useQueryClient();
  const { id: brandId } = useCurrentBrand();
  const answering = useMutation({
    mutationFn: (answer: InvitationAnswer) =>
      call('POST /partnership-invites/:inviteId/answer', {
        params: { inviteId: message.partnershipinvite_id ?? 0 },
        body: { answer },
      }),
    onSuccess({ status, message: told }) {
      applyNews(queryClient, brandId, { message: { ...message, status } });
      applyNews(queryClient, brandId, { message: told });
      askAnew(queryClient, brandId);
    },
    onError(error) {
      showToast(error.message, { type: 'warning' });
      askAnew(queryClient, brandId);
    },
  });

  async function give(answer: InvitationAnswer) {
    if (answer === 'interested' || (await confirmAction(decline(message)))) {
      answering.mutate(answer);
    }
  }

  return {
    pending: answering.isPending ? answering.variables : null,
    give: (answer: InvitationAnswer) => void give(answer),
  };
}

function decline({ application, campaign_name, conversation_brand_name }: ConversationMessage) {
  return {
    title: application ? 'Decline this application?' : 'Decline this invitation?',
    body: `${conversation_brand_name} is told. ${campaign_name ?? 'The sweepstakes'} goes on without this partnership, and this cannot be taken back.`,
    confirmLabel: 'Decline',
    isDestructive: true,
  };
}
