import { Button } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import '@mantine/core/styles/Button.css';
import { useCurrentBrand } from '../../../lib/session/current-brand-query.ts';
import { EmptyState } from '../../../ui/empty-state.tsx';
import { Loaded } from '../../../ui/loaded.tsx';
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
  const query = useQuery(invoicesQuery(brand.id));
  return (
    <Panel title="Invoices" note={query.data?.length || undefined}>
      <Loaded
        query={query}
        skeleton={<TableSkeleton rows={3} columns={5} />}
        empty={
          <EmptyState drawing="letter" order={3} title="No invoices yet">
            Your first payment brings the first one, with a receipt to print or to save.
          </EmptyState>
        }
      >
        {(invoices) => (
          <>
            <Invoices invoices={showsAll ? invoices : invoices.slice(0, RECENT)} />
            {invoices.length > RECENT && !showsAll && (
              <div className={classes.more}>
                <Button variant="subtle" onClick={() => setShowsAll(true)}>
                  Show all {invoices.length}
                </Button>
              </div>
            )}
          </>
        )}
      </Loaded>
    </Panel>
  );
}

/** A year of monthly invoices; older ones are asked for. */
const RECENT = 12;
