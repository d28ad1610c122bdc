import { IconCloudOff } from '@tabler/icons-react';
import { useIsOnline } from '../lib/use-is-online.ts';
import classes from './offline-notice.module.css';

/** Says above everything that there is no network: what is on screen may be old, and saving must wait. */
export function OfflineNotice() {
  const isOnline = useIsOnline();
  // The region stays, because a screen reader only speaks of what changes inside one.
  return (
    <div role="status" className={classes.region}>
      {!isOnline && (
        <p className={classes.notice}>
          <IconCloudOff size={16} aria-hidden />
          You are offline. What you see may be old, and changes cannot be saved.
        </p>
      )}
    </div>
  );
}
