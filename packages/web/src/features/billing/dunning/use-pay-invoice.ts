import { useMutation } from '@tanstack/react-query';
import { call } from '../../../lib/api/call.ts';
import { useRefreshBilling } from '../billing-query.ts';
import { useConfirmWithBank } from '../use-confirm-with-bank.ts';

export function usePayInvoice(id: string) {
  const refresh = useRefreshBilling();
  const confirmWithBank = useConfirmWithBank();
  return useMutation({
    mutationFn: () => call('POST /invoices/:id/pay', { params: { id } }),
    async onSuccess(outcome) {
      if (outcome.status === 'needs_confirmation') return confirmWithBank(outcome.confirmUrl);
      await refresh();
    },
    // The next automatic try may have moved, or the bank may now want a confirmation.
    onError: () => void refresh(),
  });
}
