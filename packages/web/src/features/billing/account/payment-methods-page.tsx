import type { Billing } from '@tandem/contract/billing';
import { useQuery } from '@tanstack/react-query';
import { useCurrentBrand } from '../../../lib/session/current-brand-query.ts';
import { ErrorState } from '../../../ui/error-state.tsx';
import { Page } from '../../../ui/page.tsx';
import { Panel } from '../../../ui/panel.tsx';
import { ListSkeleton } from '../../../ui/skeletons/list-skeleton.tsx';
import { billingQuery } from '../billing-query.ts';
import { OwnerOnlyNote } from '../owner-only-note.tsx';
import { CardList } from './card-list.tsx';
import { InvoicesPanel } from './invoices-panel.tsx';
import { PlanPanel } from './plan-panel.tsx';

/** Everything about paying in one place: the plan, the cards, the invoices. */
export function PaymentMethodsPage() {
  const brand = useCurrentBrand();
  const { data: billing, error, refetch, isFetching } = useQuery(billingQuery(brand.id));
  return (
    <Page
      title="Plan and payment"
      description={`What ${brand.accountname} pays for, with which card, and every invoice so far.`}
    >
      <OwnerOnlyNote what="change the plan or the cards" />
      {error && !billing && (
        <ErrorState error={error} onRetry={() => void refetch()} isRetrying={isFetching} />
      )}
      {(billing || !error) && <Panels billing={billing} />}
    </Page>
  );
}

function Panels({ billing }: { billing: Billing | undefined }) {
  return (
    <>
      {billing ? (
        <PlanPanel billing={billing} />
      ) : (
        <Panel title="Plan">
          <ListSkeleton rows={1} />
        </Panel>
      )}
      <Panel title="Payment methods" note={billing?.paymentMethods.length || undefined}>
        {billing ? <CardList cards={billing.paymentMethods} /> : <ListSkeleton rows={2} />}
      </Panel>
      <InvoicesPanel />
    </>
  );
}
