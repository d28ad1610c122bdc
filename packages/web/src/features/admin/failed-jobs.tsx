import { useQuery } from '@tanstack/react-query';
import { EmptyState } from '../../ui/empty-state.tsx';
import { ErrorState } from '../../ui/error-state.tsx';
import { Panel } from '../../ui/panel.tsx';
import { TableSkeleton } from '../../ui/skeletons/table-skeleton.tsx';
import { failedJobsQuery } from './failed-jobs-query.ts';
import { FailedJobsTable } from './failed-jobs-table.tsx';

/** Background work that used up its retries, with the reason and another try. */
export function FailedJobs() {
  const { data, error, refetch, isFetching } = useQuery(failedJobsQuery());
  return (
    <Panel title="Failed background jobs" note={data && data.length > 0 ? data.length : undefined}>
      {data?.length === 0 && (
        <EmptyState drawing="seedling" title="Nothing failed" order={3}>
          Jobs that used up their retries would be listed here.
        </EmptyState>
      )}
      {data && data.length > 0 && <FailedJobsTable jobs={data} />}
      {!data && !error && <TableSkeleton rows={3} />}
      {!data && error && (
        <ErrorState error={error} onRetry={() => void refetch()} isRetrying={isFetching} />
      )}
    </Panel>
  );
}
