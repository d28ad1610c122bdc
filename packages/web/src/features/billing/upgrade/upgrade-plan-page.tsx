import { findPlanVariant } from '@tandem/domain/billing/plan-variants';
import { useQuery } from '@tanstack/react-query';
import { useSearchParams } from 'react-router';
import { useCurrentBrand } from '../../../lib/session/current-brand-query.ts';
import { Loaded } from '../../../ui/loaded.tsx';
import { PageSkeleton } from '../../../ui/skeletons/page-skeleton.tsx';
import { billingQuery } from '../billing-query.ts';
import { useIsPayer } from '../use-is-payer.ts';
import { ChoosePlan } from './choose-plan.tsx';
import { ConfirmChange } from './confirm-change.tsx';
import { PlanChanged } from './plan-changed.tsx';

/**
 * Choose, check, done: three views of one address, told apart by its query, so that the back button
 * walks through them and a link can lead straight to one plan.
 */
export function UpgradePlanPage() {
  const brand = useCurrentBrand();
  const mayPay = useIsPayer();
  const [query] = useSearchParams();
  const billing = useQuery(billingQuery(brand.id));
  const chosen = findPlanVariant(query.get('plan') ?? '');
  return (
    <Loaded query={billing} skeleton={<PageSkeleton />}>
      {(current) => {
        if (chosen && mayPay) {
          return <ConfirmChange key={chosen.id} plan={chosen} billing={current} />;
        }
        if (query.has('done')) return <PlanChanged billing={current} />;
        return <ChoosePlan billing={current} />;
      }}
    </Loaded>
  );
}
