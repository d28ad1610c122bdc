import { Button } from '@mantine/core';
import { IconDownload } from '@tabler/icons-react';
import { useInfiniteQuery } from '@tanstack/react-query';
import '@mantine/core/styles/Button.css';
import { call } from '../../../lib/api/call.ts';
import { useCurrentBrand } from '../../../lib/session/current-brand-query.ts';
import { EmptyState } from '../../../ui/empty-state.tsx';
import { Loaded } from '../../../ui/loaded.tsx';
import { Page } from '../../../ui/page.tsx';
import { Panel } from '../../../ui/panel.tsx';
import { ShowOlder } from '../../../ui/show-older.tsx';
import { TableSkeleton } from '../../../ui/skeletons/table-skeleton.tsx';
import { useLayoutBand } from '../../../ui/use-layout-band.ts';
import { LedgerList } from './ledger-list.tsx';
import { LedgerTable } from './ledger-table.tsx';

/** Where every SMS credit came from and went to. */
export function LedgerPage() {
  const brand = useCurrentBrand();
  const Entries = useLayoutBand() === 'mobile' ? LedgerList : LedgerTable;
  const ledger = useInfiniteQuery({
    queryKey: ['billing', brand.id, 'sms-ledger'],
    queryFn: ({ pageParam, signal }) =>
      call('GET /sms-credits/ledger', { query: pageParam ? { before: pageParam } : {}, signal }),
    initialPageParam: 0,
    getNextPageParam: (last) => (last.length < PAGE ? undefined : last.at(-1)?.id),
    select: ({ pages }) => pages.flat(),
  });
  return (
    <Page
      back={{ label: 'Plan and credits', to: '/manage-sms-marketing' }}
      title="Credit history"
      description={`Every SMS credit of ${brand.accountname}: where it came from and what it was used for.`}
      actions={
        <Button
          component="a"
          href={`/sms-credits/ledger/${brand.id}.csv`}
          download
          variant="default"
          leftSection={<IconDownload size={16} aria-hidden />}
        >
          Download CSV
        </Button>
      }
    >
      <Panel title="All changes">
        <Loaded
          query={ledger}
          skeleton={<TableSkeleton rows={6} columns={5} />}
          empty={
            <EmptyState drawing="letter" order={3} title="No credits yet">
              Packs you buy and texts you send are listed here, each with what was left.
            </EmptyState>
          }
        >
          {(entries) => <Entries entries={entries} />}
        </Loaded>
        <ShowOlder query={ledger} />
      </Panel>
    </Page>
  );
}

/** How many the server answers at a time; fewer means that there are no older ones. */
const PAGE = 50;
