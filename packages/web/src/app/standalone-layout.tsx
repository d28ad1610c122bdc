import { Link, Outlet } from 'react-router';
import { Footer } from './shell/footer.tsx';
import { TandemLogo } from './shell/tandem-logo.tsx';
import classes from './standalone-layout.module.css';

/** Pages for people who are not signed in, or have no brand yet: the logo, the page, the footer. */
export function StandaloneLayout() {
  return (
    <div className={classes.layout}>
      <header className={classes.header}>
        <Link to="/" aria-label="Tandem home">
          <TandemLogo />
        </Link>
      </header>
      <main id="main" tabIndex={-1} className={classes.main}>
        <Outlet />
      </main>
      <Footer />
    </div>
  );
}
