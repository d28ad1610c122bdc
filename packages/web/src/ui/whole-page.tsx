import type { ReactNode } from 'react';
import classes from './whole-page.module.css';

/** Puts the one thing that a page has to say into its middle. */
export function WholePage({ children }: { children: ReactNode }) {
  return <div className={classes.page}>{children}</div>;
}
