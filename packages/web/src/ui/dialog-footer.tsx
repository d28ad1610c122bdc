import type { ReactNode } from 'react';
import classes from './dialog-footer.module.css';

/** How a dialog ends: the way out first, then what it is about, at the right. */
export function DialogFooter({ children }: { children: ReactNode }) {
  return <div className={classes.footer}>{children}</div>;
}
