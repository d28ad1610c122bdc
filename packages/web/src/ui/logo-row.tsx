import type { ReactNode } from 'react';
import { Link } from 'react-router';
import { LogoAvatar } from './logo-avatar.tsx';
import classes from './logo-row.module.css';

type LogoRowProps = { to: string; name: string; logo: string | null; text: string };

/** One organisation of a short list; the whole row leads to it. Belongs inside `LogoRows`. */
export function LogoRow({ to, name, logo, text }: LogoRowProps) {
  return (
    <li>
      <Link to={to} className={classes.row}>
        <LogoAvatar name={name} src={logo} />
        <div className={classes.words}>
          <div className={classes.name}>{name}</div>
          <div className={classes.text}>{text}</div>
        </div>
      </Link>
    </li>
  );
}

export function LogoRows({ children }: { children: ReactNode }) {
  return <ul className={classes.rows}>{children}</ul>;
}
