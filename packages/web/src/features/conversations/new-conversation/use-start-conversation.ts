import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useRef } from 'react';
import { useNavigate } from 'react-router';
import { ApiError } from '../../../lib/api/api-error.ts';
import { call } from '../../../lib/api/call.ts';
import { track } from '../../../lib/metrics/track.ts';
import { useCurrentBrand } from '../../../lib/session/current-brand-query.ts';
import { allowanceQuery } from '../allowance-query.ts';
import { useOwnWords } from '../composer/use-own-words.ts';
import { conversationsKey } from '../conversations-query.ts';

/** Writes to a brand for the first time and opens the conversation this begins. */
export function useStartConversation(brandId: number) {
  const queryClient = useQueryClient();
  const navigate = useNavigate();
  const { id: ownId } = useCurrentBrand();
  const { drafts } = useOwnWords();
  // The same words keep their key: a second try after a lost answer sends nothing twice.
  const sent = useRef({ content: '', key: '' });
  return useMutation({
    mutationFn(content: string) {
      if (sent.current.content !== content) {
        sent.current = { content, key: crypto.randomUUID() };
      }
      const { key } = sent.current;
      return call('POST /new-conversation/:brandId', {
        params: { brandId },
        body: { content, key },
      });
    },
    onSuccess({ conversation_id, allowance }) {
      track('message_sent');
      drafts.write(`brand-${brandId}`, '');
      queryClient.setQueryData(allowanceQuery(ownId).queryKey, allowance);
      void queryClient.invalidateQueries({ queryKey: conversationsKey(ownId) });
      void navigate(`/messaging/inbox/${conversation_id}`);
    },
    onError(error) {
      // The paywall answers with an offer; the words stay where they are.
      if (error instanceof ApiError && error.code === 'payment_required') {
        void queryClient.invalidateQueries({ queryKey: allowanceQuery(ownId).queryKey });
      }
    },
  });
}
