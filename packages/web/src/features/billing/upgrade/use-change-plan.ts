import { useMutation } from '@tanstack/react-query';
import { useNavigate } from 'react-router';
import { ApiError } from '../../../lib/api/api-error.ts';
import { call } from '../../../lib/api/call.ts';
import { track } from '../../../lib/metrics/track.ts';
import { useRefreshBilling } from '../billing-query.ts';
import { useConfirmWithBank } from '../use-confirm-with-bank.ts';
import { usePressKey } from '../use-press-key.ts';

export function useChangePlan(planId: string, onOutdated: () => void) {
  const navigate = useNavigate();
  const refresh = useRefreshBilling();
  const withKey = usePressKey();
  const confirmWithBank = useConfirmWithBank();
  return useMutation({
    mutationFn: (dueNowCents: number) =>
      withKey((key) => call('PUT /subscription', { body: { planId, dueNowCents, key } })),
    async onSuccess(outcome, paidCents) {
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
