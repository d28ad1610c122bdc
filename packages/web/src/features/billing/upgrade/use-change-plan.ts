import { useMutation } from '@tanstack/react-query';
import { useNavigate } from 'react-router';
import { ApiError } from '../../../lib/api/api-error.ts';
import { call } from '../../../lib/api/call.ts';
import { track } from '../../../lib/metrics/track.ts';
import { useRefreshBilling } from '../billing-query.ts';
import { useCharge } from '../use-charge.ts';
import { useConfirmWithBank } from '../use-confirm-with-bank.ts';

export function useChangePlan(planId: string, onOutdated: () => void) {
  const navigate = useNavigate();
  const refresh = useRefreshBilling();
  const charge = useCharge();
  const confirmWithBank = useConfirmWithBank();
  return useMutation({
    mutationFn: (dueNowCents: number) =>
      charge(dueNowCents, (key, headers) =>
        call('PUT /subscription', { body: { planId, dueNowCents, key }, headers }),
      ),
    async onSuccess(outcome, paidCents) {
      if (!outcome) return;
      if (outcome.status === 'needs_confirmation') return confirmWithBank(outcome.confirmUrl);
      track('plan_changed');
      await refresh();
      navigate('/upgrade-plan?done=true', { replace: true, state: { paidCents } });
    },
    onError(error) {
      if (error instanceof ApiError && error.code === 'conflict') onOutdated();
    },
  });
}
