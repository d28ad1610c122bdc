import { Button } from '@mantine/core';
import type { Billing } from '@tandem/contract/billing';
import { PLAN_TIERS, upgradeLabel, upgradesFrom } from '@tandem/domain/billing/plan-tier';
import type { PlanVariant } from '@tandem/domain/billing/plan-variants';
import { Link } from 'react-router';
import '@mantine/core/styles/Button.css';
import { useIsPayer } from '../use-is-payer.ts';

/** The one thing to do about a plan, from where the brand stands. */
export function PlanAction({ plan, billing }: { plan: PlanVariant; billing: Billing }) {
  if (!useIsPayer()) return null;
  const { label, to } = planAction(plan, billing);
  if (to === undefined) {
    return (
      <Button variant="default" disabled>
        {label}
      </Button>
    );
  }
  return (
    <Button
      component={Link}
      to={to}
      variant={plan.tier === 'black' ? 'filled' : 'default'}
      aria-label={`${label}: ${plan.name}`}
    >
      {label}
    </Button>
  );
}

export function planAction(
  plan: PlanVariant,
  { tier, subscription, delinquent }: Pick<Billing, 'tier' | 'subscription' | 'delinquent'>,
): { label: string; to?: string } {
  const to = `/upgrade-plan?plan=${plan.id}`;
  if (plan.tier === 'white') {
    if (subscription) return { label: 'Cancel my plan', to: CANCEL_PLACE };
    return tier === 'white' ? { label: 'Current plan' } : { label: 'Continue on Basic', to };
  }
  if (subscription?.planId === plan.id) return { label: 'Current plan' };
  if (delinquent) return { label: 'After the payment' };
  if (tier === plan.tier) return { label: subscription ? 'Change terms' : 'Select Plan', to };
  if (upgradesFrom(tier).includes(plan.tier)) return { label: upgradeLabel(tier), to };
  // Less than what the brand has now, or than it tries.
  const verb = subscription ? 'Switch to' : 'Choose';
  return { label: `${verb} ${PLAN_TIERS[plan.tier].name}`, to };
}

/** Leaving a plan is told in full where the plan is managed, with what is lost and when. */
const CANCEL_PLACE = '/profile/brand/payment-methods?cancel=true';
