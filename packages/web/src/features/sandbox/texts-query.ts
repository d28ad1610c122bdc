import { queryOptions, useMutation, useQueryClient } from '@tanstack/react-query';
import { call } from '../../lib/api/call.ts';
import { showToast } from '../../ui/toast/show-toast.ts';

export function textsQuery() {
  return queryOptions({
    queryKey: ['sandbox', 'texts'],
    queryFn: ({ signal }) => call('GET /sandbox/texts', { signal }),
  });
}

export function useReply(phone: string) {
  const queryClient = useQueryClient();
  return useMutation({
    mutationFn: (body: string) => call('POST /sandbox/texts/reply', { body: { phone, body } }),
    onError: (error) => showToast(error.message, { type: 'warning' }),
    onSettled: () => queryClient.invalidateQueries(textsQuery()),
  });
}

export function useFailingSwitch(phone: string) {
  return useMutation({
    mutationFn: (failing: boolean) =>
      call('PUT /sandbox/phones/failing', { body: { phone, failing } }),
    onError: (error) => showToast(error.message, { type: 'warning' }),
  });
}
