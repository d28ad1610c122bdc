import type { NotificationPreferences } from '@tandem/contract/notifications';
import { queryOptions, useMutation, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { call } from '../../../lib/api/call.ts';
import { showToast } from '../../../ui/toast/show-toast.ts';

export function preferencesQuery() {
  return queryOptions({
    queryKey: ['notification-preferences'],
    queryFn: ({ signal }) => call('GET /notification-preferences', { signal }),
  });
}

/**
 * Saves with each switch. What is shown moves in the same breath as the press, before the cache tells
 * of it; if the server did not take it, it goes back to what holds.
 */
export function useSavedPreferences(stored: NotificationPreferences) {
  const queryClient = useQueryClient();
  const { queryKey } = preferencesQuery();
  const [shown, setShown] = useState(stored);
  const { mutate } = useMutation({
    // One after the other: two quick switches must not overtake each other.
    scope: { id: 'notification-preferences' },
    mutationFn: (body: NotificationPreferences) => call('PUT /notification-preferences', { body }),
    onSuccess(saved) {
      queryClient.setQueryData(queryKey, saved);
      showToast('Saved', { type: 'success' });
    },
    onError: (error) => showToast(error.message, { type: 'warning' }),
  });
  function save(wanted: NotificationPreferences) {
    setShown(wanted);
    mutate(wanted, { onError: () => setShown(queryClient.getQueryData(queryKey) ?? stored) });
  }
  return { shown, save };
}
