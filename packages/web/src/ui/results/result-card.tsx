import type { ReactNode } from 'react';
import { Link } from 'react-router';
import { LogoAvatar } from '../logo-avatar.tsx';
import classes from './result-card.module.css';

type ResultCardProps = {
  to: string;
  name: string;
  logo: string | null;
  /** What it is, in a line. */
  about: string;
  /** The one number to compare by. */
  figure: { value: string; label: string };
  /** Why it is here, from the reader's side. */
  reason: string;
  /** A control at the top right; it does not follow the link. */
  action?: ReactNode;
};

/** One of many found. All cards of a list have the same lines in the same places. */
export function ResultCard({ to, name, logo, about, figure, reason, action }: ResultCardProps) {
  return (
    <li className={classes.card}>
      <div className={classes.top}>
        <LogoAvatar name={name} src={logo} />
        <div className={classes.who}>
          <Link to={to} className={classes.name}>
            {name}
          </Link>
          <p className={classes.about}>{about}</p>
        </div>
        {action && <div className={classes.action}>{action}</div>}
      </div>
      <p className={classes.figure}>
        <strong>{figure.value}</strong> {figure.label}
      </p>
      <p className={classes.reason}>{reason}</p>
    </li>
  );
}
