import { useQuery } from '@tanstack/react-query';
import { EmptyState } from '../../ui/empty-state.tsx';
import { ErrorState } from '../../ui/error-state.tsx';
import { Panel } from '../../ui/panel.tsx';
import { TableSkeleton } from '../../ui/skeletons/table-skeleton.tsx';
import { chargesQuery } from './charges-query.ts';
import { ChargesTable } from './charges-table.tsx';
import classes from './payments-page.module.css';
import { TestCards } from './test-cards.tsx';

export function PaymentsPage() {
  const { data, error, refetch, isFetching } = useQuery(chargesQuery());
  return (
    <div className={classes.columns}>
      <Panel title="Charges">
        {data?.length === 0 && (
          <EmptyState drawing="card" title="No charges yet" order={3}>
            Pay with a test card and the charge shows up here.
          </EmptyState>
        )}
        {data && data.length > 0 && <ChargesTable charges={data} />}
        {!data && !error && <TableSkeleton />}
        {!data && error && (
          <ErrorState error={error} onRetry={() => void refetch()} isRetrying={isFetching} />
        )}
      </Panel>
      <TestCards />
    </div>
  );
}
