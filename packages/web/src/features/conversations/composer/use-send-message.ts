import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useSyncExternalStore } from 'react';
import { ApiError } from '../../../lib/api/api-error.ts';
import { call } from '../../../lib/api/call.ts';
import { track } from '../../../lib/metrics/track.ts';
import { useCurrentBrand } from '../../../lib/session/current-brand-query.ts';
import { allowanceQuery } from '../allowance-query.ts';
import { conversationQuery } from '../conversation-query.ts';
import { applyNews } from '../live/apply-news.ts';
import type { OutboxEntry } from './settle-outbox.ts';
import { useOwnWords } from './use-own-words.ts';

/**
 * Sends messages of one conversation, one after the other so that they arrive in order. Each is in the
 * thread at once; one that fails stays there and can be tried again, under the key it had.
 */
export function useSendMessage(conversationId: number) {
  const queryClient = useQueryClient();
  const { id: brandId } = useCurrentBrand();
  const { drafts, outbox } = useOwnWords();
  const place = `conversation-${conversationId}` as const;
  const sending = useMutation({
    scope: { id: place },
    // A message waits in the thread, marked as such, until there is a network.
    networkMode: 'online',
    mutationFn: ({ key, content }: OutboxEntry) =>
      call('POST /new-message/:conversationId', {
        params: { conversationId },
        body: { key, content },
      }),
    onSuccess({ message, conversation, allowance }, { key }) {
      track('message_sent');
      const outOfMessages = allowance.isExhausted;
      applyNews(queryClient, brandId, { message, conversation, outOfMessages });
      queryClient.setQueryData(allowanceQuery(brandId).queryKey, allowance);
      outbox.remove(key);
    },
    onError(error, entry) {
      if (error instanceof ApiError && error.code === 'payment_required') {
        // The offer that the paywall now shows is the answer; the words wait until it is taken.
        outbox.remove(entry.key);
        drafts.write(place, entry.content + drafts.read(place));
        void queryClient.invalidateQueries({ queryKey: allowanceQuery(brandId).queryKey });
      } else {
        outbox.put({ ...entry, state: 'failed', problem: error.message });
        // The other brand may have stopped to accept messages.
        const { queryKey } = conversationQuery(brandId, conversationId);
        void queryClient.invalidateQueries({ queryKey });
      }
    },
  });

  function submit(entry: OutboxEntry): void {
    outbox.put(entry);
    sending.mutate(entry);
  }

  return {
    /** `afterId` is the newest message of the thread. */
    send(content: string, afterId: number): void {
      submit({
        key: crypto.randomUUID(),
        conversationId,
        content,
        afterId,
        createdAt: new Date().toISOString(),
        state: 'sending',
        problem: null,
      });
    },
    retry: (entry: OutboxEntry) => submit({ ...entry, state: 'sending', problem: null }),
    discard: ({ key }: OutboxEntry) => outbox.remove(key),
  };
}

export function useOutbox(conversationId: number): OutboxEntry[] {
  const { outbox } = useOwnWords();
  const entries = useSyncExternalStore(outbox.subscribe, outbox.read);
  return entries.filter((entry) => entry.conversationId === conversationId);
}
