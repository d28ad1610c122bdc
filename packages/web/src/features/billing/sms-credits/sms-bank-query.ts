import type { SmsBank } from '@tandem/contract/billing';
import { queryOptions, useMutation, useQueryClient } from '@tanstack/react-query';
import { call } from '../../../lib/api/call.ts';
import { useCurrentBrand } from '../../../lib/session/current-brand-query.ts';
import { showToast } from '../../../ui/toast/show-toast.ts';
import { useRefreshBilling } from '../billing-query.ts';
import { useConfirmWithBank } from '../use-confirm-with-bank.ts';
import { usePressKey } from '../use-press-key.ts';

/** Under the brand's billing, so that whatever refreshes that refreshes the balance too. */
export function smsBankQuery(brandId: number) {
  return queryOptions({
    queryKey: ['billing', brandId, 'sms-bank'],
    queryFn: ({ signal }) => call('GET /brand-sms-bank', { signal }),
  });
}

export function useBuyCredits() {
  const refresh = useRefreshBilling();
  const withKey = usePressKey();
  const confirmWithBank = useConfirmWithBank();
  return useMutation({
    mutationFn: ({ id }: { id: string; name: string }) =>
      withKey((key) => call('POST /sms-credits/purchases', { body: { planId: id, key } })),
    async onSuccess(outcome, { name }) {
      if (outcome.status === 'needs_confirmation') return confirmWithBank(outcome.confirmUrl);
      await refresh();
      showToast(`Added ${name}`, { type: 'success' });
    },
  });
}

export function useSetAutorefill() {
  const queryClient = useQueryClient();
  const { queryKey } = smsBankQuery(useCurrentBrand().id);
  return useMutation({
    mutationFn: (autorefill: SmsBank['autorefill']) =>
      call('PUT /sms-credits/autorefill', { body: { autorefill } }),
    onSuccess(bank) {
      queryClient.setQueryData(queryKey, bank);
      showToast(bank.autorefill ? 'Auto-refill is on' : 'Auto-refill is off', { type: 'success' });
    },
  });
}
