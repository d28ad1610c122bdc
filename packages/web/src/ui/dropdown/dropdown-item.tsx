import type { ReactNode } from 'react';
import { Link } from 'react-router';
import classes from './dropdown-menu.module.css';

type DropdownItemProps = {
  icon?: ReactNode;
  /** Shown at the right end, for example a tick or a lock. */
  mark?: ReactNode;
  children: ReactNode;
} & (
  | { to: string; newTab?: boolean }
  | { href: string; newTab?: boolean }
  | { onSelect: () => void }
);

/** One line of a menu: a place in the app, an address outside the router, or something to do. */
export function DropdownItem({ icon, mark, children, ...target }: DropdownItemProps) {
  const content = (
    <>
      {icon && <span className={classes.icon}>{icon}</span>}
      <span className={classes.label}>{children}</span>
      {mark && <span className={classes.mark}>{mark}</span>}
    </>
  );
  const shared = { role: 'menuitem', tabIndex: -1, className: classes.item } as const;
  if ('onSelect' in target) {
    return (
      <button type="button" {...shared} onClick={target.onSelect}>
        {content}
      </button>
    );
  }
  const tab = target.newTab ? { target: '_blank', rel: 'noopener' } : {};
  if ('href' in target) {
    return (
      <a {...shared} {...tab} href={target.href}>
        {content}
      </a>
    );
  }
  return (
    <Link {...shared} {...tab} to={target.to}>
      {content}
    </Link>
  );
}

export function DropdownDivider() {
  return <hr className={classes.divider} />;
}

/** A caption above a group of items. */
export function DropdownLabel({ children }: { children: ReactNode }) {
  return (
    <div role="presentation" className={classes.caption}>
      {children}
    </div>
  );
}
