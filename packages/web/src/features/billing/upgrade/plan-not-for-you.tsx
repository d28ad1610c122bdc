import { Button } from '@mantine/core';
import { PLAN_TIERS } from '@tandem/domain/billing/plan-tier';
import { findPlanVariant, type PlanVariant } from '@tandem/domain/billing/plan-variants';
import { Link } from 'react-router';
import '@mantine/core/styles/Button.css';
import { EmptyState } from '../../../ui/empty-state.tsx';

/** For links to plans that this person cannot choose: why, and what they can do instead. */
export function PlanNotForYou({ plan, ownedBrands }: { plan: PlanVariant; ownedBrands: number }) {
  const { name } = PLAN_TIERS[plan.tier];
  const alone = findPlanVariant(`${name.toLowerCase()}-monthly`);
  return (
    <EmptyState
      order={1}
      drawing="card"
      title={`${plan.name} is not for one brand`}
      action={
        <>
          {alone && (
            <Button component={Link} to={`/upgrade-plan?plan=${alone.id}`}>
              See {alone.name}
            </Button>
          )}
          <Button component={Link} to="/upgrade-plan" variant="default">
            All plans
          </Button>
        </>
      }
    >
      It is priced per brand, for owners of {plan.minimumBrands} brands or more. You own{' '}
      {ownedBrands}. Once you own {plan.minimumBrands}, you can choose it here.
    </EmptyState>
  );
}
