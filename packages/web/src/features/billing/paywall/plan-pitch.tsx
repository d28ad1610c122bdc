import { IconCheck } from '@tabler/icons-react';
import { PREMIUM_BENEFITS } from '@tandem/domain/billing/plan-offers';
import type { ReactNode } from 'react';
import classes from './plan-pitch.module.css';

/** Why a plan is worth it, in four lines. */
export function PlanPitch({ lead }: { lead: ReactNode }) {
  return (
    <>
      <p className={classes.lead}>{lead}</p>
      <p className={classes.title} id="premium-benefits">
        With Premium:
      </p>
      <ul className={classes.list} aria-labelledby="premium-benefits">
        {PREMIUM_BENEFITS.map((benefit) => (
          <li key={benefit}>
            <IconCheck className={classes.tick} aria-hidden />
            {benefit}
          </li>
        ))}
      </ul>
    </>
  );
}
