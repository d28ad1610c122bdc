import type { Billing } from '@tandem/contract/billing';
import type { PlanVariant } from '@tandem/domain/billing/plan-variants';
import { useQuery } from '@tanstack/react-query';
import { call } from '../../../lib/api/call.ts';
import { useCurrentBrand } from '../../../lib/session/current-brand-query.ts';
import { Banner } from '../../../ui/banner.tsx';
import { Loaded } from '../../../ui/loaded.tsx';
import { Page } from '../../../ui/page.tsx';
import { Panel } from '../../../ui/panel.tsx';
import { TableSkeleton } from '../../../ui/skeletons/table-skeleton.tsx';
import { PayWith } from '../cards/pay-with.tsx';
import { ChangeSummary } from './change-summary.tsx';
import classes from './confirm-change.module.css';
import { ConfirmPayment } from './confirm-payment.tsx';
import { trialLoss } from './trial-loss.ts';

type ConfirmChangeProps = { plan: PlanVariant; billing: Billing };

/** What will be charged, to which card, and the button; nothing has happened before it is pressed. */
export function ConfirmChange({ plan, billing }: ConfirmChangeProps) {
  const brand = useCurrentBrand();
  const preview = useQuery({
    queryKey: ['billing', brand.id, 'preview', plan.id],
    queryFn: () => call('POST /subscription/preview', { body: { planId: plan.id } }),
    // Unused time is credited to the moment, so an old answer would be refused.
    staleTime: 0,
    gcTime: 0,
    retry: false,
  });
  const isFree = plan.priceCents === 0;
  const loss = trialLoss(plan, billing, new Date());
  return (
    <Page
      title={`Change to ${plan.name}`}
      description={`For ${brand.accountname}. The new plan starts at once.`}
      back={{ label: 'All plans', to: `/upgrade-plan?terms=${plan.offer}` }}
    >
      {loss && (
        <Banner status={isFree ? 'alert' : 'informational'} title={loss.title}>
          {loss.text}
        </Banner>
      )}
      <div className={classes.columns}>
        <Panel title="What you pay">
          <Loaded query={preview} skeleton={<TableSkeleton rows={3} columns={2} />}>
            {(change) => <ChangeSummary preview={change} />}
          </Loaded>
        </Panel>
        <div className={classes.side}>
          {!isFree && (
            <Panel title="Pay with">
              <PayWith cards={billing.paymentMethods} />
            </Panel>
          )}
          <ConfirmPayment
            // With another card, what became of the last one is no news any more.
            key={billing.paymentMethods.find(({ isDefault }) => isDefault)?.id}
            plan={plan}
            preview={preview.data}
            hasCard={isFree || billing.paymentMethods.length > 0}
            onOutdated={() => void preview.refetch()}
          />
        </div>
      </div>
    </Page>
  );
}
