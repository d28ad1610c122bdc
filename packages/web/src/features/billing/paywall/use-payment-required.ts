import { useQueryClient } from '@tanstack/react-query';
import { useEffect, useEffectEvent } from 'react';
import { ApiError } from '../../../lib/api/api-error.ts';

/** Calls back for every refusal for want of a plan, whichever query or mutation met it. */
export function usePaymentRequired(onRefused: (error: ApiError) => void): void {
  const queryClient = useQueryClient();
  const tell = useEffectEvent((error: unknown) => {
    if (error instanceof ApiError && error.code === 'payment_required') onRefused(error);
  });
  useEffect(() => {
    const stopQueries = queryClient.getQueryCache().subscribe((event) => {
      if (event.type === 'updated' && event.action.type === 'error') tell(event.action.error);
    });
    const stopMutations = queryClient.getMutationCache().subscribe((event) => {
      if (event.type === 'updated' && event.action.type === 'error') tell(event.action.error);
    });
    return () => {
      stopQueries();
      stopMutations();
    };
  }, [queryClient]);
}
