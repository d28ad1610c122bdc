import { Button } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import '@mantine/core/styles/Button.css';
import { useCurrentBrand } from '../../../lib/session/current-brand-query.ts';
import { EmptyState } from '../../../ui/empty-state.tsx';
import { ErrorState } from '../../../ui/error-state.tsx';
import { Panel } from '../../../ui/panel.tsx';
import { TableSkeleton } from '../../../ui/skeletons/table-skeleton.tsx';
import { useLayoutBand } from '../../../ui/use-layout-band.ts';
import { invoicesQuery } from '../billing-query.ts';
import { InvoiceList } from './invoice-list.tsx';
import { InvoiceTable } from './invoice-table.tsx';
import classes from './invoices-panel.module.css';

export function InvoicesPanel() {
  const Invoices = useLayoutBand() === 'mobile' ? InvoiceList : InvoiceTable;
  const [showsAll, setShowsAll] = useState(false);
  const brand = useCurrentBrand();
  const { data: invoices, error, refetch, isFetching } = useQuery(invoicesQuery(brand.id));
  return (
    <Panel title="Invoices" note={invoices?.length || undefined}>
      {invoices?.length === 0 && (
        <EmptyState drawing="letter" order={3} title="No invoices yet">
          Your first payment brings the first one, with a receipt to print or to save.
        </EmptyState>
      )}
      {invoices && invoices.length > 0 && (
        <Invoices invoices={showsAll ? invoices : invoices.slice(0, RECENT)} />
      )}
      {invoices && invoices.length > RECENT && !showsAll && (
        <div className={classes.more}>
          <Button variant="subtle" onClick={() => setShowsAll(true)}>
            Show all {invoices.length}
          </Button>
        </div>
      )}
      {!invoices && !error && <TableSkeleton rows={3} columns={5} />}
      {!invoices && error && (
        <ErrorState error={error} onRetry={() => void refetch()} isRetrying={isFetching} />
      )}
    </Panel>
  );
}

/** A year of monthly invoices; older ones are asked for. */
const RECENT = 12;
