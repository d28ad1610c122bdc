import type { CallInput } from '@tandem/contract/contract';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useRef } from 'react';
import { call } from '../../../lib/api/call.ts';
import { currentBrandQuery, useCurrentBrand } from '../../../lib/session/current-brand-query.ts';
import { profileQuery } from '../../../lib/session/profile-query.ts';
import { showToast } from '../../../ui/toast/show-toast.ts';

export type BrandChanges = CallInput<'PUT /brands'>['body'];

/** Stores changes of the brand and shows them everywhere it appears; `null` says nothing about it. */
export function useSaveBrand(done: string | null = 'Saved') {
  const spread = useSpreadBrand();
  const save = useMutation({
    mutationFn: (body: BrandChanges) => call('PUT /brands', { body }),
    onSuccess(stored) {
      spread(stored);
      if (done !== null) showToast(done, { type: 'success' });
    },
  });
  const send = useOnceAtATime(save.mutateAsync);
  return { ...save, send };
}

/** Puts the stored brand in its place and has everything else that shows it asked for again. */
export function useSpreadBrand() {
  const queryClient = useQueryClient();
  const { id } = useCurrentBrand();
  const { queryKey } = currentBrandQuery(id);
  return (stored?: Awaited<ReturnType<typeof call<'PUT /brands'>>>) => {
    if (stored) queryClient.setQueryData(queryKey, stored);
    else void queryClient.invalidateQueries({ queryKey });
    void queryClient.invalidateQueries({ queryKey: profileQuery().queryKey });
    void queryClient.invalidateQueries({ queryKey: ['brand', id] });
  };
}

/**
 * A second click comes before the button has had time to turn itself off, so it is dropped here.
 * Answers whether the call succeeded; the mutation keeps what went wrong.
 */
export function useOnceAtATime<V>(mutate: (variables: V) => Promise<unknown>) {
  const isSending = useRef(false);
  return async (variables: V): Promise<boolean> => {
    if (isSending.current) return false;
    isSending.current = true;
    try {
      await mutate(variables);
      return true;
    } catch {
      return false;
    } finally {
      isSending.current = false;
    }
  };
}
