import { Outlet } from 'react-router';
import { TandemLogo } from './shell/tandem-logo.tsx';
import classes from './sign-in-layout.module.css';

/** Puts the logo over the corner of pages that fill the whole window. */
export function SignInLayout() {
  return (
    <>
      <header className={classes.logo}>
        <TandemLogo />
      </header>
      <Outlet />
    </>
  );
}
