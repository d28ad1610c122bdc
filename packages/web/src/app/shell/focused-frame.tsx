import { Link, Outlet } from 'react-router';
import classes from './shell.module.css';
import { TandemLogo } from './tandem-logo.tsx';
import { useFillsWindow } from './use-fills-window.ts';

/** A page with nothing beside it but the way home (decision 0041). */
export function FocusedFrame() {
  return (
    <div className={classes.shell} data-fills-window={useFillsWindow() || undefined}>
      <header className={classes.corner}>
        <Link to="/" aria-label="Tandem home">
          <TandemLogo />
        </Link>
      </header>
      <main id="main" tabIndex={-1} className={classes.main}>
        <Outlet />
      </main>
    </div>
  );
}
