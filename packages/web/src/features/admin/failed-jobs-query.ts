import type { Answer } from '@tandem/contract/contract';
import { queryOptions, useMutation, useQueryClient } from '@tanstack/react-query';
import { call } from '../../lib/api/call.ts';
import { showToast } from '../../ui/toast/show-toast.ts';

export type FailedJob = Answer<'GET /admin/failed-jobs'>[number];

export function failedJobsQuery() {
  return queryOptions({
    queryKey: ['failed-jobs'],
    queryFn: ({ signal }) => call('GET /admin/failed-jobs', { signal }),
  });
}

/** Puts a job back in its queue; it leaves the list at once and comes back if it fails again. */
export function useRetryJob() {
  const queryClient = useQueryClient();
  const { queryKey } = failedJobsQuery();
  return useMutation({
    mutationFn: ({ queue, id }: FailedJob) =>
      call('POST /admin/failed-jobs/:queue/:id/retry', { params: { queue, id } }),
    onSuccess(_, retried) {
      queryClient.setQueryData(queryKey, (jobs) => jobs?.filter((job) => job.id !== retried.id));
      showToast('Job put back in its queue', { type: 'success' });
    },
    onError: (error) => showToast(error.message, { type: 'warning' }),
    onSettled: () => queryClient.invalidateQueries({ queryKey }),
  });
}
