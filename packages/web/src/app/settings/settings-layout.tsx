import { useRef } from 'react';
import { Link, Outlet, useLocation } from 'react-router';
import { usePlaces } from '../../lib/slots/use-slot.ts';
import { useIsFocusedView } from '../../lib/use-is-focused-view.ts';
import { useCurrentInSight } from '../../ui/use-current-in-sight.ts';
import { useHiddenEnds } from '../../ui/use-hidden-ends.ts';
import classes from './settings-layout.module.css';

/** The settings' places beside whichever is open; above it, to be swiped, on narrow screens. */
export function SettingsLayout() {
  // The specification writes one of these addresses with a slash at its end.
  const path = useLocation().pathname.replace(/\/$/, '');
  const row = useRef<HTMLElement>(null);
  useCurrentInSight(row, path);
  useHiddenEnds(row);
  const places = usePlaces('settings.place');
  if (useIsFocusedView()) return <Outlet />;
  return (
    <div className={classes.layout}>
      <nav ref={row} className={classes.places} aria-label="Settings">
        {places.map(({ label, to, icon: Icon }) => (
          <Link
            key={to}
            to={to}
            className={classes.place}
            aria-current={path === to ? 'page' : undefined}
          >
            {Icon && <Icon size={18} aria-hidden />}
            {label}
          </Link>
        ))}
      </nav>
      <div className={classes.content}>
        <Outlet />
      </div>
    </div>
  );
}
