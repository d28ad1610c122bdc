import type { Invoice, PaymentMethod } from '@tandem/contract/billing';
import { useMutation } from '@tanstack/react-query';
import { call } from '../../../lib/api/call.ts';
import { useRefreshBilling } from '../billing-query.ts';
import { useCharge } from '../use-charge.ts';
import { useConfirmWithBank } from '../use-confirm-with-bank.ts';

/** Charges the default card for what is owed. The card is named only to speak of it afterwards. */
export function usePayInvoice({ id, totalCents }: Pick<Invoice, 'id' | 'totalCents'>) {
  const refresh = useRefreshBilling();
  const confirmWithBank = useConfirmWithBank();
  const charge = useCharge();
  return useMutation({
    mutationFn: (_card: PaymentMethod) =>
      charge(totalCents, (key, headers) =>
        call('POST /invoices/:id/pay', { params: { id }, body: { totalCents, key }, headers }),
      ),
    async onSuccess(outcome) {
      if (!outcome) return;
      if (outcome.status === 'needs_confirmation') return confirmWithBank(outcome.confirmUrl);
      await refresh();
    },
    // The bank may now want a confirmation, or somebody else has paid.
    onError: () => void refresh(),
  });
}
