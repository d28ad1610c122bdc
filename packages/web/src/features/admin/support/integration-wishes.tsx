import { useQuery } from '@tanstack/react-query';
import { call } from '../../../lib/api/call.ts';
import { EmptyState } from '../../../ui/empty-state.tsx';
import { Loaded } from '../../../ui/loaded.tsx';
import { Panel } from '../../../ui/panel.tsx';
import { RankedTable } from '../../../ui/ranked-table.tsx';
import { TableSkeleton } from '../../../ui/skeletons/table-skeleton.tsx';

/** Which mail services brands miss, most wanted first. */
export function IntegrationWishes() {
  const query = useQuery({
    queryKey: ['integration-requests'],
    queryFn: ({ signal }) => call('GET /admin/integration-requests', { signal }),
  });
  return (
    <Panel title="Integrations brands asked for" note={query.data?.length || undefined}>
      <Loaded
        query={query}
        skeleton={<TableSkeleton rows={3} />}
        empty={
          <EmptyState drawing="rings" title="No wishes yet" order={3}>
            What brands send from "Can't find your ESP?" is counted here.
          </EmptyState>
        }
      >
        {(wishes) => (
          <RankedTable
            caption="Mail services by how often brands asked for them"
            labelHeading="Service"
            valueHeading="Requests"
            rows={wishes.map(({ storeName, requests, brands }) => ({
              key: storeName,
              label: `${storeName} · ${brands === 1 ? '1 brand' : `${brands} brands`}`,
              value: requests,
            }))}
            format={String}
          />
        )}
      </Loaded>
    </Panel>
  );
}
