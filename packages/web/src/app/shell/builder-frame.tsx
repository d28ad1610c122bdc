import { Button } from '@mantine/core';
import { IconX } from '@tabler/icons-react';
import { Link, Outlet } from 'react-router';
import '@mantine/core/styles/Button.css';
import classes from './builder-frame.module.css';
import shellClasses from './shell.module.css';
import { TandemLogo } from './tandem-logo.tsx';

/** The builder's own bar: where one is, and the one way out. */
export function BuilderFrame() {
  return (
    <div className={shellClasses.shell}>
      <header className={classes.bar}>
        <TandemLogo shrinks />
        <p className={classes.title}>Sweepstakes Builder</p>
        <Button
          component={Link}
          to="/"
          variant="default"
          leftSection={<IconX size={16} aria-hidden />}
        >
          Exit
        </Button>
      </header>
      <main id="main" tabIndex={-1} className={shellClasses.main}>
        <Outlet />
      </main>
    </div>
  );
}
