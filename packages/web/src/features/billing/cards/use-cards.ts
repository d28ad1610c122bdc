import type { PaymentMethod } from '@tandem/contract/billing';
import { useMutation } from '@tanstack/react-query';
import { call } from '../../../lib/api/call.ts';
import { showToast } from '../../../ui/toast/show-toast.ts';
import { useRefreshBilling } from '../billing-query.ts';
import { cardName } from '../card-name.ts';

export type NewCard = { number: string; expMonth: number; expYear: number; cvc: string };

/**
 * A new card becomes the one that is charged: people add a card because they want to pay with it.
 * The server does so by itself for the first one only.
 */
export function useAddCard() {
  const refresh = useRefreshBilling();
  return useMutation({
    async mutationFn({ known, ...body }: NewCard & { known: readonly PaymentMethod[] }) {
      const cards = await call('POST /payment-methods', { body });
      const added = cards.find(({ id }) => !known.some((card) => card.id === id));
      if (added && !added.isDefault) {
        await call('PUT /payment-methods/:id/default', { params: { id: added.id } });
      }
      return added;
    },
    async onSuccess(added) {
      await refresh();
      if (added) showToast(`Added ${cardName(added)}`, { type: 'success' });
    },
  });
}

export function useSetDefaultCard() {
  const refresh = useRefreshBilling();
  return useMutation({
    mutationFn: ({ id }: PaymentMethod) =>
      call('PUT /payment-methods/:id/default', { params: { id } }),
    async onSuccess(_, card) {
      await refresh();
      showToast(`${cardName(card)} is charged from now on`, { type: 'success' });
    },
    onError: (error) => showToast(error.message, { type: 'warning' }),
  });
}

export function useRemoveCard() {
  const refresh = useRefreshBilling();
  return useMutation({
    mutationFn: ({ id }: PaymentMethod) => call('DELETE /payment-methods/:id', { params: { id } }),
    async onSuccess(_, card) {
      await refresh();
      showToast(`Removed ${cardName(card)}`, { type: 'success' });
    },
    onError: (error) => showToast(error.message, { type: 'warning' }),
  });
}
