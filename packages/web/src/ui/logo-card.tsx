import type { ReactNode } from 'react';
import { Link } from 'react-router';
import { LogoAvatar } from './logo-avatar.tsx';
import classes from './logo-card.module.css';

type LogoCardProps = {
  to: string;
  name: string;
  logo: string | null;
  /** One line under the name. */
  detail?: ReactNode;
  tags?: readonly string[];
  /** A control at the top right; it does not follow the link. */
  action?: ReactNode;
};

/** One organisation of many: the whole card leads to it. Belongs inside `LogoCards`. */
export function LogoCard({ to, name, logo, detail, tags = [], action }: LogoCardProps) {
  return (
    <li className={classes.card}>
      <div className={classes.top}>
        <LogoAvatar name={name} src={logo} />
        <div className={classes.about}>
          <Link to={to} className={classes.name}>
            {name}
          </Link>
          {detail && <div className={classes.detail}>{detail}</div>}
        </div>
        {action && <div className={classes.action}>{action}</div>}
      </div>
      {tags.length > 0 && <p className={classes.tags}>{tags.join(' · ')}</p>}
    </li>
  );
}

export function LogoCards({ children }: { children: ReactNode }) {
  return <ul className={classes.cards}>{children}</ul>;
}
