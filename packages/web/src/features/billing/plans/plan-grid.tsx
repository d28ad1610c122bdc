import { Title } from '@mantine/core';
import type { PlanOffer } from '@tandem/domain/billing/plan-offers';
import { PLAN_TIERS } from '@tandem/domain/billing/plan-tier';
import type { PlanVariant } from '@tandem/domain/billing/plan-variants';
import type { ReactNode } from 'react';
import { Slot } from '../../../lib/slots/slot.tsx';
import '@mantine/core/styles/Title.css';
import { offeredPlan } from './offered-plan.ts';
import type { OwnPlan } from './own-plan.ts';
import { PlanCard } from './plan-card.tsx';
import classes from './plan-grid.module.css';
import { PLAN_AUDIENCES, planHighlights, SOLD_TIERS } from './plan-highlights.ts';

type PlanGridProps = {
  offer: PlanOffer;
  own?: OwnPlan | undefined;
  actionFor: (plan: PlanVariant) => ReactNode;
  /** How to reach somebody about the plan that has no price. */
};

/** All plans on one set of terms. The one without a price stands apart: it cannot be compared. */
export function PlanGrid({ offer, own, actionFor }: PlanGridProps) {
  return (
    <div>
      <div className={classes.grid}>
        {SOLD_TIERS.filter((tier) => tier !== 'elite').map((tier) => {
          const plan = offeredPlan(tier, offer);
          if (!plan) return null;
          return (
            <PlanCard
              key={tier}
              tier={tier}
              plan={plan}
              mark={tier === own?.tier ? own.mark : undefined}
              isRecommended={tier === RECOMMENDED}
              action={actionFor(plan)}
            />
          );
        })}
      </div>
      <section className={classes.elite} aria-label={`${PLAN_TIERS.elite.name} plan`}>
        <div>
          <Title order={2} size="h3">
            {PLAN_TIERS.elite.name}
            {own?.tier === 'elite' && <span className={classes.own}> {own.mark}</span>}
          </Title>
          <p className={classes.text}>
            {PLAN_AUDIENCES.elite}. {planHighlights('elite').join('. ')}.
          </p>
        </div>
        <Slot name="plans.agreed-price" />
      </section>
    </div>
  );
}

const RECOMMENDED = 'black';
