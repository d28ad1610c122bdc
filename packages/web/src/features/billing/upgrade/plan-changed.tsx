import { Button, Title } from '@mantine/core';
import type { Billing } from '@tandem/contract/billing';
import { formatDollars } from '@tandem/domain/billing/format-dollars';
import { PLAN_TIERS } from '@tandem/domain/billing/plan-tier';
import { Link, useLocation } from 'react-router';
import '@mantine/core/styles/Button.css';
import '@mantine/core/styles/Title.css';
import { Drawing } from '../../../ui/drawings/drawing.tsx';
import { cardName } from '../card-name.ts';
import { Day } from '../day.tsx';
import classes from './plan-changed.module.css';

/** The good end: what the brand has now, and where to go on. */
export function PlanChanged({ billing }: { billing: Billing }) {
  const { subscription, tier } = billing;
  const { paidCents = 0 } = (useLocation().state ?? {}) as { paidCents?: number };
  const card = billing.paymentMethods.find(({ isDefault }) => isDefault);
  return (
    <div className={classes.done} role="status">
      <Drawing name="seedling" />
      <Title order={1}>You are on {subscription?.name ?? PLAN_TIERS[tier].name}</Title>
      <p className={classes.text}>
        {paidCents > 0 && card && (
          <>
            We charged {formatDollars(paidCents)} to {cardName(card)}, and the receipt is in your
            mail.{' '}
          </>
        )}
        Everything it includes works from now on.
        {subscription && (
          <>
            {' '}
            It {subscription.renews ? 'renews' : 'ends'} on <Day at={subscription.periodEnd} />.
          </>
        )}
      </p>
      <div className={classes.actions}>
        <Button component={Link} to="/">
          Start something new
        </Button>
        <Button component={Link} to="/profile/brand/payment-methods" variant="default">
          Plan and invoices
        </Button>
      </div>
    </div>
  );
}
