import { Button } from '@mantine/core';
import { useInfiniteQuery } from '@tanstack/react-query';
import '@mantine/core/styles/Button.css';
import { call } from '../../lib/api/call.ts';
import { EmptyState } from '../../ui/empty-state.tsx';
import { ErrorState } from '../../ui/error-state.tsx';
import { Panel } from '../../ui/panel.tsx';
import { TableSkeleton } from '../../ui/skeletons/table-skeleton.tsx';
import classes from './audit-log.module.css';
import { AuditTable } from './audit-table.tsx';

/** What admins did, in whose name, newest first. */
export function AuditLog() {
  const log = useInfiniteQuery({
    queryKey: ['audit-log'],
    queryFn: ({ pageParam, signal }) =>
      call('GET /admin/audit-log', { query: pageParam ? { before: pageParam } : {}, signal }),
    initialPageParam: 0,
    getNextPageParam: (last) => (last.length < PAGE ? undefined : last.at(-1)?.id),
    staleTime: 0,
  });
  const entries = log.data?.pages.flat();
  return (
    <Panel title="What administrators did">
      {entries?.length === 0 && (
        <EmptyState drawing="seedling" title="Nothing yet" order={3}>
          Whatever an administrator does as somebody else will be listed here.
        </EmptyState>
      )}
      {entries && entries.length > 0 && <AuditTable entries={entries} />}
      {!entries && !log.error && <TableSkeleton />}
      {log.error && !entries && (
        <ErrorState
          error={log.error}
          onRetry={() => void log.refetch()}
          isRetrying={log.isFetching}
        />
      )}
      {log.hasNextPage && (
        <div className={classes.more}>
          <Button
            variant="default"
            loading={log.isFetchingNextPage}
            onClick={() => void log.fetchNextPage()}
          >
            Show older
          </Button>
        </div>
      )}
    </Panel>
  );
}

/** How many the server answers at a time; fewer means that there are no older ones. */
const PAGE = 100;
