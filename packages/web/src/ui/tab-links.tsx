import type { ReactNode } from 'react';
import { NavLink } from 'react-router';
import classes from './tab-links.module.css';

type TabLink = { to: string; label: string; icon?: ReactNode };

/** Tabs that are places: each has an address, so the browser's back button works between them. */
export function TabLinks({ label, tabs }: { label: string; tabs: TabLink[] }) {
  return (
    <nav className={classes.tabs} aria-label={label}>
      {tabs.map((tab) => (
        <NavLink key={tab.to} to={tab.to} className={classes.tab}>
          {tab.icon}
          {tab.label}
        </NavLink>
      ))}
    </nav>
  );
}
