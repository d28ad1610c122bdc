import { Outlet } from 'react-router';
import classes from './auth-frame.module.css';
import { WelcomePanel } from './welcome-panel.tsx';

/** The page around everything that happens before somebody is in: a form beside the brand. */
export function AuthFrame() {
  return (
    <div className={classes.page}>
      <main id="main" tabIndex={-1} className={classes.main}>
        <Outlet />
      </main>
      <WelcomePanel />
    </div>
  );
}
