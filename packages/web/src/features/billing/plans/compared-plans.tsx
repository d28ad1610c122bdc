import { PLAN_TIERS } from '@tandem/domain/billing/plan-tier';
import { type ReactNode, useState } from 'react';
import { SelectField } from '../../../ui/fields/select-field.tsx';
import type { OwnPlan } from './own-plan.ts';
import classes from './plan-comparison.module.css';
import { SOLD_TIERS, type SoldTier } from './plan-highlights.ts';

type ComparedPlansProps = {
  own: OwnPlan | undefined;
  children: (tiers: readonly SoldTier[]) => ReactNode;
};

/** Two plans side by side: one's own stays, the other is chosen. Who has none chooses both. */
export function ComparedPlans({ own, children }: ComparedPlansProps) {
  const [first, setFirst] = useState<SoldTier>(own?.tier ?? 'white');
  const [second, setSecond] = useState<SoldTier>(nextAbove(first));
  return (
    <>
      <div className={classes.choice}>
        {!own && (
          <SelectField
            label="Compare"
            options={optionsWithout(second)}
            value={first}
            onChange={(tier) => tier && setFirst(tier as SoldTier)}
          />
        )}
        <SelectField
          label={own ? `Compare ${PLAN_TIERS[own.tier].name} with` : 'With'}
          options={optionsWithout(first)}
          value={second}
          onChange={(tier) => tier && setSecond(tier as SoldTier)}
        />
      </div>
      {children([first, second])}
    </>
  );
}

function optionsWithout(taken: SoldTier) {
  return SOLD_TIERS.filter((tier) => tier !== taken).map((tier) => ({
    value: tier,
    label: PLAN_TIERS[tier].name,
  }));
}

/** What people ask about first; from the top of the ladder, the step below. */
function nextAbove(tier: SoldTier): SoldTier {
  const at = SOLD_TIERS.indexOf(tier);
  return SOLD_TIERS[at + 1] ?? SOLD_TIERS[at - 1] ?? tier;
}
