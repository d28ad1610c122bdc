import { Title } from '@mantine/core';
import { IconCheck } from '@tabler/icons-react';
import { PLAN_TIERS } from '@tandem/domain/billing/plan-tier';
import type { PlanVariant } from '@tandem/domain/billing/plan-variants';
import type { ReactNode } from 'react';
import '@mantine/core/styles/Title.css';
import { billedWords, monthlyPrice } from './offered-plan.ts';
import classes from './plan-card.module.css';
import { PLAN_AUDIENCES, planHighlights, type SoldTier } from './plan-highlights.ts';

type PlanCardProps = {
  tier: SoldTier;
  /** The plan on the chosen terms. */
  plan: PlanVariant;
  /** A word about the plan, instead of the recommendation. */
  mark?: string | undefined;
  isRecommended: boolean;
  action: ReactNode;
};

export function PlanCard({ tier, plan, mark, isRecommended, action }: PlanCardProps) {
  const { name } = PLAN_TIERS[tier];
  return (
    <section
      className={classes.card}
      data-recommended={isRecommended || undefined}
      aria-label={`${name} plan`}
    >
      <header className={classes.head}>
        <Title order={2} size="h3">
          {name}
        </Title>
        {mark && <span className={classes.mark}>{mark}</span>}
        {!mark && isRecommended && (
          <span className={classes.mark} data-special>
            Recommended
          </span>
        )}
      </header>
      <p className={classes.audience}>{PLAN_AUDIENCES[tier]}</p>
      <p className={classes.price}>
        <strong>{monthlyPrice(plan)}</strong>
        {plan.priceCents !== null && <span> a month</span>}
      </p>
      <p className={classes.billed}>{billedWords(plan)}</p>
      <div className={classes.action}>{action}</div>
      <ul className={classes.list}>
        {planHighlights(tier).map((highlight) => (
          <li key={highlight}>
            <IconCheck className={classes.tick} aria-hidden />
            {highlight}
          </li>
        ))}
      </ul>
    </section>
  );
}
