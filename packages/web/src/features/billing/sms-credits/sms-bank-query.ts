import type { SmsBank } from '@tandem/contract/billing';
import { formatDollars } from '@tandem/domain/billing/format-dollars';
import { isRefillDue, type SmsCreditPlan } from '@tandem/domain/billing/sms-credit-plans';
import { queryOptions, useMutation, useQueryClient } from '@tanstack/react-query';
import { call } from '../../../lib/api/call.ts';
import { useCurrentBrand } from '../../../lib/session/current-brand-query.ts';
import { showToast } from '../../../ui/toast/show-toast.ts';
import { useRefreshBilling } from '../billing-query.ts';
import { useCharge } from '../use-charge.ts';
import { useConfirmWithBank } from '../use-confirm-with-bank.ts';

/** Under the brand's billing, so that whatever refreshes that refreshes the balance too. */
export function smsBankQuery(brandId: number) {
  return queryOptions({
    queryKey: ['billing', brandId, 'sms-bank'],
    queryFn: ({ signal }) => call('GET /brand-sms-bank', { signal }),
  });
}

export function useBuyCredits() {
  const refresh = useRefreshBilling();
  const confirmWithBank = useConfirmWithBank();
  return useMutation({
    mutationFn: usePurchase(),
    async onSuccess(outcome, { name, priceCents }) {
      if (!outcome) return;
      if (outcome.status === 'needs_confirmation') return confirmWithBank(outcome.confirmUrl);
      await refresh();
      showToast(`Added ${name} for ${formatDollars(priceCents)}`, { type: 'success' });
    },
  });
}

type Refill = { pack: SmsCreditPlan; whenBelow: number; bank: SmsBank };

/** Switches the refill on or off; where it would buy at once, the pack is bought first, by name. */
export function useSetAutorefill() {
  const queryClient = useQueryClient();
  const { queryKey } = smsBankQuery(useCurrentBrand().id);
  const refresh = useRefreshBilling();
  const buy = usePurchase();
  const confirmWithBank = useConfirmWithBank();
  return useMutation({
    async mutationFn(refill: Refill | null) {
      if (!refill) return call('PUT /sms-credits/autorefill', { body: { autorefill: null } });
      const { pack, whenBelow, bank } = refill;
      if (isRefillDue(whenBelow, bank.credits)) {
        const outcome = await buy(pack);
        if (!outcome) return;
        if (outcome.status === 'needs_confirmation') return confirmWithBank(outcome.confirmUrl);
        await refresh();
        showToast(`Added ${pack.name}`, { type: 'success' });
      }
      const autorefill = { planId: pack.id, whenBelow };
      return call('PUT /sms-credits/autorefill', { body: { autorefill } });
    },
    onSuccess(bank) {
      // Undefined: the person is at their bank now, or did not agree.
      if (!bank) return;
      queryClient.setQueryData(queryKey, bank);
      showToast(bank.autorefill ? 'Auto-refill is on' : 'Auto-refill is off', { type: 'success' });
    },
    // Somebody may have spent credits meanwhile, and then it is about another sum.
    onError: () => void refresh(),
  });
}

function usePurchase() {
  const charge = useCharge();
  return ({ id, priceCents }: SmsCreditPlan) =>
    charge(priceCents, (key, headers) =>
      call('POST /sms-credits/purchases', { body: { planId: id, priceCents, key }, headers }),
    );
}
