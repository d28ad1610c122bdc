import { queryOptions, useMutation, useQueryClient } from '@tanstack/react-query';
import { call } from '../../../lib/api/call.ts';
import { showToast } from '../../../ui/toast/show-toast.ts';

export function sessionsQuery() {
  return queryOptions({
    queryKey: ['sessions'],
    queryFn: ({ signal }) => call('GET /sessions', { signal }),
  });
}

/** Signs out one session by its id, or every one but this. */
export function useEndSession() {
  const queryClient = useQueryClient();
  return useMutation({
    mutationFn: (ended: number | 'all-others') =>
      ended === 'all-others'
        ? call('DELETE /sessions')
        : call('DELETE /sessions/:id', { params: { id: ended } }),
    onSuccess(_, ended) {
      const text = ended === 'all-others' ? 'Logged out everywhere else' : 'Logged out there';
      showToast(text, { type: 'success' });
    },
    onError: (error) => showToast(error.message, { type: 'warning' }),
    // Also after a failure: the session may have ended by itself meanwhile.
    onSettled: () => queryClient.invalidateQueries({ queryKey: sessionsQuery().queryKey }),
  });
}
