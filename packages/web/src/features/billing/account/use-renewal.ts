import { useMutation } from '@tanstack/react-query';
import { call } from '../../../lib/api/call.ts';
import { showToast } from '../../../ui/toast/show-toast.ts';
import { useRefreshBilling } from '../billing-query.ts';
import { formatDay } from '../day.tsx';

export function useCancel() {
  const refresh = useRefreshBilling();
  return useMutation({
    mutationFn: () => call('POST /subscription/cancel'),
    async onSuccess({ subscription }) {
      await refresh();
      if (subscription) {
        showToast(`Canceled. Your plan works until ${formatDay(subscription.periodEnd)}.`);
      }
    },
  });
}

export function useResume() {
  const refresh = useRefreshBilling();
  return useMutation({
    mutationFn: () => call('POST /subscription/resume'),
    async onSuccess() {
      await refresh();
      showToast('Welcome back: your plan renews again', { type: 'success' });
    },
    onError: (error) => showToast(error.message, { type: 'warning' }),
  });
}
