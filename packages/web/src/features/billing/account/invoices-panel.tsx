import { useQuery } from '@tanstack/react-query';
import { useCurrentBrand } from '../../../lib/session/current-brand-query.ts';
import { EmptyState } from '../../../ui/empty-state.tsx';
import { ErrorState } from '../../../ui/error-state.tsx';
import { Panel } from '../../../ui/panel.tsx';
import { TableSkeleton } from '../../../ui/skeletons/table-skeleton.tsx';
import { invoicesQuery } from '../billing-query.ts';
import { InvoiceTable } from './invoice-table.tsx';

export function InvoicesPanel() {
  const brand = useCurrentBrand();
  const { data: invoices, error, refetch, isFetching } = useQuery(invoicesQuery(brand.id));
  return (
    <Panel title="Invoices" note={invoices?.length || undefined}>
      {invoices?.length === 0 && (
        <EmptyState drawing="letter" order={3} title="No invoices yet">
          Your first payment brings the first one, with a receipt to print or to save.
        </EmptyState>
      )}
      {invoices && invoices.length > 0 && <InvoiceTable invoices={invoices} />}
      {!invoices && !error && <TableSkeleton rows={3} columns={5} />}
      {!invoices && error && (
        <ErrorState error={error} onRetry={() => void refetch()} isRetrying={isFetching} />
      )}
    </Panel>
  );
}
