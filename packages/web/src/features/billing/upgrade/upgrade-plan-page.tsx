import { findPlanVariant, type PlanVariant } from '@tandem/domain/billing/plan-variants';
import { useQuery } from '@tanstack/react-query';
import { useEffect, useRef } from 'react';
import { useSearchParams } from 'react-router';
import { usePageTitle } from '../../../lib/frame/page-title.ts';
import { useCurrentBrand } from '../../../lib/session/current-brand-query.ts';
import { Loaded } from '../../../ui/loaded.tsx';
import { PageSkeleton } from '../../../ui/skeletons/page-skeleton.tsx';
import { billingQuery } from '../billing-query.ts';
import { useIsPayer } from '../use-is-payer.ts';
import { ChoosePlan } from './choose-plan.tsx';
import { ConfirmChange } from './confirm-change.tsx';
import { PlanChanged } from './plan-changed.tsx';
import { PlanNotForYou } from './plan-not-for-you.tsx';
import { useOwnedBrands } from './use-owned-brands.ts';

/**
 * Choose, check, done: three views of one address, told apart by its query, so that the back button
 * walks through them and a link can lead straight to one plan.
 */
export function UpgradePlanPage() {
  const brand = useCurrentBrand();
  const mayPay = useIsPayer();
  const [query] = useSearchParams();
  const billing = useQuery(billingQuery(brand.id));
  const ownedBrands = useOwnedBrands();
  useFocusOnView(query.get('plan') ?? (query.has('done') ? 'done' : 'all'));
  const chosen = findPlanVariant(query.get('plan') ?? '');
  usePageTitle(titleOf(mayPay ? chosen : undefined, query.has('done')));
  return (
    <Loaded query={billing} skeleton={<PageSkeleton />}>
      {(current) => {
        if (chosen && mayPay && ownedBrands < chosen.minimumBrands) {
          return <PlanNotForYou plan={chosen} ownedBrands={ownedBrands} />;
        }
        if (chosen && mayPay) {
          return <ConfirmChange key={chosen.id} plan={chosen} billing={current} />;
        }
        if (query.has('done')) return <PlanChanged billing={current} />;
        return <ChoosePlan billing={current} />;
      }}
    </Loaded>
  );
}

/** A tab among many says what is being bought. */
function titleOf(chosen: PlanVariant | undefined, isDone: boolean): string | undefined {
  if (chosen) return `Change to ${chosen.name}`;
  return isDone ? 'Plan changed' : undefined;
}

/** Views of one address are pages to a keyboard: it goes on at the content, as after a link. */
function useFocusOnView(view: string): void {
  const last = useRef(view);
  useEffect(() => {
    if (last.current === view) return;
    last.current = view;
    document.getElementById('main')?.focus({ preventScroll: true });
  }, [view]);
}
