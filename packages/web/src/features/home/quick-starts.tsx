import { IconArrowRight, IconCompass, IconForms, IconGift, IconUsers } from '@tabler/icons-react';
import { Link } from 'react-router';
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
  },
  {
    title: 'Partnership sweepstakes',
    text: 'Share the prize and the reach with other brands.',
    to: '/new-campaign',
    icon: IconUsers,
  },
  {
    title: 'Discover brands',
    text: 'Find partners whose audience fits yours.',
    to: '/search',
    icon: IconCompass,
  },
];

export function QuickStarts({ canCreateForms }: { canCreateForms: boolean }) {
  return (
    <section aria-label="Start something">
      <ul className={classes.grid}>
        {STARTS.filter((start) => canCreateForms || !start.needsForms).map((start) => (
          <li key={start.title}>
            <Link to={start.to} className={classes.card}>
              <span className={classes.icon}>
                <start.icon size={20} aria-hidden />
              </span>
              <span className={classes.title}>
                {start.title}
                <IconArrowRight className={classes.arrow} size={16} aria-hidden />
              </span>
              <span className={classes.text}>{start.text}</span>
            </Link>
          </li>
        ))}
      </ul>
    </section>
  );
}
