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
  const isTrial = brand.belt === 'trial' && trialEnd !== undefined;
  return (
    <div className={classes.hint}>
      {isHolidayPromoRunning(now) ? (
        <Link to={HOLIDAY_PROMO.to}>{HOLIDAY_PROMO.text}</Link>
      ) : (
        isTrial && <span className={classes.days}>Trial: {formatDaysLeft(trialEnd, now)}</span>
      )}
      {plan.map(({ label, to = '/' }) => (
        <Link key={label} className={classes.upgrade} to={to}>
          {label}
        </Link>
      ))}
    </div>
  );
}

function latest(dates: (string | null)[]): Date | undefined {
  const times = dates.filter((date) => date !== null).map((date) => new Date(date).getTime());
  return times.length > 0 ? new Date(Math.max(...times)) : undefined;
}
