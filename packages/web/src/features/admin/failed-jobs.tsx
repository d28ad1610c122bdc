import { useQuery } from '@tanstack/react-query';
import { EmptyState } from '../../ui/empty-state.tsx';
import { Loaded } from '../../ui/loaded.tsx';
import { Panel } from '../../ui/panel.tsx';
import { TableSkeleton } from '../../ui/skeletons/table-skeleton.tsx';
import { failedJobsQuery } from './failed-jobs-query.ts';
import { FailedJobsTable } from './failed-jobs-table.tsx';

/** Background work that used up its retries, with the reason and another try. */
export function FailedJobs() {
  const query = useQuery(failedJobsQuery());
  return (
    <Panel title="Failed background jobs" note={query.data?.length || undefined}>
      <Loaded
        query={query}
        skeleton={<TableSkeleton rows={3} />}
        empty={
          <EmptyState drawing="seedling" title="Nothing failed" order={3}>
            Jobs that used up their retries would be listed here.
          </EmptyState>
        }
      >
        {(jobs) => <FailedJobsTable jobs={jobs} />}
      </Loaded>
    </Panel>
  );
}
