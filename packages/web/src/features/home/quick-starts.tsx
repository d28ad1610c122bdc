import {
  IconArrowRight,
  IconCompass,
  IconForms,
  IconGift,
  IconLock,
  IconUsers,
} from '@tabler/icons-react';
import { Link } from 'react-router';
import { useIsLocked } from '../../lib/session/brand-claims-query.ts';
import classes from './quick-starts.module.css';

const STARTS = [
  {
    title: 'Signup form',
    text: 'Turn visitors of your site into SMS subscribers.',
    to: '/sms-marketing/acquisition-tools?signup_form=true',
    icon: IconForms,
    needsForms: true,
  },
  {
    title: 'Solo sweepstakes',
    text: 'Give something away and grow your own list.',
    to: '/new-solo-sweepstakes',
    icon: IconGift,
    permission: 'sweepstakes.solo.create',
  },
  {
    title: 'Partnership sweepstakes',
    text: 'Share the prize and the reach with other brands.',
    to: '/new-campaign',
    icon: IconUsers,
    permission: 'sweepstakes.partnership.create',
  },
  {
    title: 'Discover brands',
    text: 'Find partners whose audience fits yours.',
    to: '/search',
    icon: IconCompass,
  },
];

export function QuickStarts({ canCreateForms }: { canCreateForms: boolean }) {
  const isLocked = useIsLocked();
  const starts = STARTS.filter((start) => canCreateForms || !start.needsForms).map((start) => ({
    ...start,
    isLocked: start.permission !== undefined && isLocked(start.permission),
  }));
  return (
    <section aria-label="Start something">
      <ul className={classes.grid}>
        {starts.map((start) => (
          <li key={start.title}>
            <Link to={start.isLocked ? '/upgrade-plan' : start.to} className={classes.card}>
              <span className={classes.icon}>
                <start.icon size={20} aria-hidden />
              </span>
              <span className={classes.title}>
                {start.title}
                {start.isLocked ? (
                  <IconLock className={classes.lock} size={16} aria-label="Not in your plan" />
                ) : (
                  <IconArrowRight className={classes.arrow} size={16} aria-hidden />
                )}
              </span>
              <span className={classes.text}>{start.text}</span>
            </Link>
          </li>
        ))}
      </ul>
    </section>
  );
}
