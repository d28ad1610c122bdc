import { IconWifiOff } from '@tabler/icons-react';
import { useIsOnline } from '../../../lib/use-is-online.ts';
import classes from './composer.module.css';

export function OfflineNote() {
  const isOnline = useIsOnline();
  return (
    <div role="status">
      {!isOnline && (
        <p className={classes.offline}>
          <IconWifiOff size={16} aria-hidden />
          Messages wait here and go out when you are connected again.
        </p>
      )}
    </div>
  );
}
