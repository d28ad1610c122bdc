import { IconCloudOff } from '@tabler/icons-react';
import { useIsOnline } from '../lib/use-is-online.ts';
import classes from './offline-notice.module.css';

type OfflineNoticeProps = {
  /** Messages written on this page go out later by themselves; nothing else does anywhere. */
  messagesWait?: boolean;
};

/** Says above everything that there is no network: what is on screen may be old, and what becomes of changes. */
export function OfflineNotice({ messagesWait = false }: OfflineNoticeProps) {
  const isOnline = useIsOnline();
  // The region stays, because a screen reader only speaks of what changes inside one.
  return (
    <div role="status" className={classes.region}>
      {!isOnline && (
        <p ref={tellHeight} className={classes.notice}>
          <IconCloudOff size={16} aria-hidden />
          {messagesWait ? MESSAGES_WAIT : NOTHING_WAITS}
        </p>
      )}
    </div>
  );
}

const NOTHING_WAITS = 'You are offline. What you see may be old, and changes cannot be saved.';
// The composer says until when; on a phone a third line here would push it out of the window.
const MESSAGES_WAIT =
  'You are offline. Messages you send will wait; other changes cannot be saved.';

/** Pages that fill the window leave room for it, or it would push their lower end out of sight. */
function tellHeight(notice: HTMLElement | null) {
  if (!notice) return;
  const root = document.documentElement.style;
  const size = new ResizeObserver(() => root.setProperty(ROOM, `${notice.offsetHeight}px`));
  size.observe(notice);
  return () => {
    size.disconnect();
    root.removeProperty(ROOM);
  };
}

const ROOM = '--tandem-offline-room';
