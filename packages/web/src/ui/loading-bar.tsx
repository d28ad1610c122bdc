import classes from './loading-bar.module.css';

/** A thin moving line at the top of the window. It waits a moment, so quick changes never flash. */
export function LoadingBar({ isActive }: { isActive: boolean }) {
  if (!isActive) return null;
  return <div className={classes.bar} role="progressbar" aria-label="Loading page" />;
}
