import { type ReactNode, useRef } from 'react';
import { NavLink, useLocation } from 'react-router';
import classes from './tab-links.module.css';
import { useCurrentInSight } from './use-current-in-sight.ts';
import { useHiddenEnds } from './use-hidden-ends.ts';

type TabLink = { to: string; label: string; icon?: ReactNode };

/** Tabs that are places: each has an address, so the browser's back button works between them. */
export function TabLinks({ label, tabs }: { label: string; tabs: TabLink[] }) {
  const row = useRef<HTMLElement>(null);
  useCurrentInSight(row, useLocation().pathname);
  useHiddenEnds(row);
  return (
    <nav ref={row} className={classes.tabs} aria-label={label}>
      {tabs.map((tab) => (
        <NavLink key={tab.to} to={tab.to} className={classes.tab}>
          {tab.icon}
          {tab.label}
        </NavLink>
      ))}
    </nav>
  );
}
