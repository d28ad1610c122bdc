import { usePrefetchQuery, useQuery } from '@tanstack/react-query';
import { useCurrentBrand } from '../../../lib/session/current-brand-query.ts';
import { Loaded } from '../../../ui/loaded.tsx';
import { Page } from '../../../ui/page.tsx';
import { Panel } from '../../../ui/panel.tsx';
import { ListSkeleton } from '../../../ui/skeletons/list-skeleton.tsx';
import { billingQuery, invoicesQuery } from '../billing-query.ts';
import { OwnerOnlyNote } from '../owner-only-note.tsx';
import { CardList } from './card-list.tsx';
import { InvoicesPanel } from './invoices-panel.tsx';
import { PlanPanel } from './plan-panel.tsx';

/** Everything about paying in one place: the plan, the cards, the invoices. */
export function PaymentMethodsPage() {
  const brand = useCurrentBrand();
  const query = useQuery(billingQuery(brand.id));
  usePrefetchQuery(invoicesQuery(brand.id));
  return (
    <Page
      title="Plan and payment"
      description={`What ${brand.accountname} pays for, with which card, and every invoice so far.`}
    >
      <OwnerOnlyNote what="change the plan or the cards" />
      <Loaded query={query} skeleton={<PlanAndCardsSkeleton />}>
        {(billing) => (
          <>
            <PlanPanel billing={billing} />
            <Panel title="Payment methods" note={billing.paymentMethods.length || undefined}>
              <CardList billing={billing} />
            </Panel>
          </>
        )}
      </Loaded>
      {/* Below panels of unknown height: shown before them, it would be pushed away under the pointer. */}
      {!query.isLoading && <InvoicesPanel />}
    </Page>
  );
}

function PlanAndCardsSkeleton() {
  return (
    <>
      <Panel title="Plan">
        <ListSkeleton rows={1} />
      </Panel>
      <Panel title="Payment methods">
        <ListSkeleton rows={2} />
      </Panel>
      <Panel title="Invoices">
        <ListSkeleton rows={3} />
      </Panel>
    </>
  );
}
