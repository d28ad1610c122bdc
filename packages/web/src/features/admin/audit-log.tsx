import { useInfiniteQuery } from '@tanstack/react-query';
import { call } from '../../lib/api/call.ts';
import { EmptyState } from '../../ui/empty-state.tsx';
import { Loaded } from '../../ui/loaded.tsx';
import { Panel } from '../../ui/panel.tsx';
import { ShowOlder } from '../../ui/show-older.tsx';
import { TableSkeleton } from '../../ui/skeletons/table-skeleton.tsx';
import { AuditTable } from './audit-table.tsx';

/** What admins did, in whose name, newest first. */
export function AuditLog() {
  const log = useInfiniteQuery({
    queryKey: ['audit-log'],
    queryFn: ({ pageParam, signal }) =>
      call('GET /admin/audit-log', { query: pageParam ? { before: pageParam } : {}, signal }),
    initialPageParam: 0,
    getNextPageParam: (last) => (last.length < PAGE ? undefined : last.at(-1)?.id),
    select: ({ pages }) => pages.flat(),
    staleTime: 0,
  });
  return (
    <Panel title="What administrators did">
      <Loaded
        query={log}
        skeleton={<TableSkeleton />}
        empty={
          <EmptyState drawing="seedling" title="Nothing yet" order={3}>
            Whatever an administrator does as somebody else will be listed here.
          </EmptyState>
        }
      >
        {(entries) => <AuditTable entries={entries} />}
      </Loaded>
      <ShowOlder query={log} />
    </Panel>
  );
}

/** How many the server answers at a time; fewer means that there are no older ones. */
const PAGE = 100;
