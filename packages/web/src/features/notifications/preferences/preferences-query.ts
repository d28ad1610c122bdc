import type { NotificationPreferences } from '@tandem/contract/notifications';
import { queryOptions, useMutation, useQueryClient } from '@tanstack/react-query';
import { call } from '../../../lib/api/call.ts';
import { showToast } from '../../../ui/toast/show-toast.ts';

export function preferencesQuery() {
  return queryOptions({
    queryKey: ['notification-preferences'],
    queryFn: ({ signal }) => call('GET /notification-preferences', { signal }),
  });
}

/** Saves with each switch. It moves at once, and back if the server did not take it. */
export function useSavePreferences() {
  const queryClient = useQueryClient();
  const { queryKey } = preferencesQuery();
  return useMutation({
    // One after the other: two quick switches must not overtake each other.
    scope: { id: 'notification-preferences' },
    mutationFn: (body: NotificationPreferences) => call('PUT /notification-preferences', { body }),
    onMutate: async (wanted) => {
      await queryClient.cancelQueries({ queryKey });
      const before = queryClient.getQueryData(queryKey);
      queryClient.setQueryData(queryKey, wanted);
      return { before };
    },
    onError(error, _wanted, context) {
      queryClient.setQueryData(queryKey, context?.before);
      showToast(error.message, { type: 'warning' });
    },
    onSuccess: () => showToast('Saved', { type: 'success' }),
  });
}
