import type { ReactNode } from 'react';
import { Link } from 'react-router';
import { LogoAvatar } from './logo-avatar.tsx';
import classes from './person-row.module.css';

type PersonRowProps = {
  name: string;
  /** A picture; initials stand in for it. */
  logo?: string | null;
  /** Where the name leads. */
  to?: string;
  /** A word beside the name, for example "You". */
  mark?: string;
  /** One or two lines under the name. */
  children?: ReactNode;
  /** What can be done with this row. */
  actions?: ReactNode;
};

/** One line of a list of people or companies; belongs inside a `PersonRows`. */
export function PersonRow({ name, logo = null, to, mark, children, actions }: PersonRowProps) {
  return (
    <li className={classes.row}>
      <LogoAvatar name={name} src={logo} />
      <div className={classes.body}>
        <div className={classes.about}>
          <div className={classes.name}>
            <span className={classes.text} title={name}>
              {to ? <Link to={to}>{name}</Link> : name}
            </span>
            {mark && <span className={classes.mark}>{mark}</span>}
          </div>
          <div className={classes.detail}>{children}</div>
        </div>
        {actions && <div className={classes.actions}>{actions}</div>}
      </div>
    </li>
  );
}

export function PersonRows({ children }: { children: ReactNode }) {
  return <ul className={classes.rows}>{children}</ul>;
}
