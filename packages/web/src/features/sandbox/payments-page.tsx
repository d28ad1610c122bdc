import { useQuery } from '@tanstack/react-query';
import { EmptyState } from '../../ui/empty-state.tsx';
import { Loaded } from '../../ui/loaded.tsx';
import { Panel } from '../../ui/panel.tsx';
import { TableSkeleton } from '../../ui/skeletons/table-skeleton.tsx';
import { chargesQuery } from './charges-query.ts';
import { ChargesTable } from './charges-table.tsx';
import classes from './payments-page.module.css';
import { TestCards } from './test-cards.tsx';

export function PaymentsPage() {
  const query = useQuery(chargesQuery());
  return (
    <div className={classes.columns}>
      <TestCards />
      <Panel title="Charges">
        <Loaded
          query={query}
          skeleton={<TableSkeleton />}
          empty={
            <EmptyState drawing="card" title="No charges yet" order={3}>
              Pay with a test card and the charge shows up here.
            </EmptyState>
          }
        >
          {(charges) => <ChargesTable charges={charges} />}
        </Loaded>
      </Panel>
    </div>
  );
}
