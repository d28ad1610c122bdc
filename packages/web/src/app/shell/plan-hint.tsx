import { formatDaysLeft } from '@tandem/domain/time/days-between';
import { HOLIDAY_PROMO, isHolidayPromoRunning } from '@tandem/domain/time/seasons';
import { Link } from 'react-router';
import { useCurrentBrand } from '../../lib/session/current-brand-query.ts';
import type { NavItem } from './navigation.ts';
import classes from './plan-hint.module.css';

/** Beside the icons: how long the trial lasts or what promotion runs, and the way to a bigger plan. */
export function PlanHint({ plan }: { plan: NavItem[] }) {
  const brand = useCurrentBrand();
  const now = new Date();
  const trialEnd = latest([brand.trial_end, brand.extended_trial_end, brand.offer_trial_end]);
  const daysLeft =
    brand.belt === 'trial' && trialEnd !== undefined ? formatDaysLeft(trialEnd, now) : undefined;
  return (
    <div className={classes.hint}>
      {isHolidayPromoRunning(now) ? (
        <Link to={HOLIDAY_PROMO.to}>{HOLIDAY_PROMO.text}</Link>
      ) : (
        daysLeft && <span className={classes.days}>Trial: {daysLeft}</span>
      )}
      {plan.map(({ label, to = '/' }) => (
        <Link key={label} className={classes.upgrade} to={to}>
          {label}
          {daysLeft && <span className={classes.daysInside}>{daysLeft}</span>}
        </Link>
      ))}
    </div>
  );
}

function latest(dates: (string | null)[]): Date | undefined {
  const times = dates.filter((date) => date !== null).map((date) => new Date(date).getTime());
  return times.length > 0 ? new Date(Math.max(...times)) : undefined;
}
