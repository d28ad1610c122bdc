import type { Notification } from '@tandem/contract/notifications';
import { useOpenNotification } from '../use-mark-read.ts';
import { NotificationRow } from './notification-row.tsx';
import classes from './notifications-page.module.css';

/** The list in its two parts. A part is only named when the other one exists too. */
export function NotificationList({ notifications }: { notifications: Notification[] }) {
  const unread = notifications.filter(({ read_at }) => read_at === null);
  const read = notifications.filter(({ read_at }) => read_at !== null);
  const isSplit = unread.length > 0 && read.length > 0;
  return (
    <>
      <Part caption={isSplit ? 'New' : null} notifications={unread} />
      <Part caption={isSplit ? 'Earlier' : null} notifications={read} />
    </>
  );
}

type PartProps = { caption: string | null; notifications: Notification[] };

function Part({ caption, notifications }: PartProps) {
  const open = useOpenNotification();
  if (notifications.length === 0) return null;
  return (
    <section aria-label={caption ?? undefined}>
      {caption && <h2 className={classes.caption}>{caption}</h2>}
      <ul className={classes.list}>
        {notifications.map((one) => (
          <li key={one.id}>
            <NotificationRow notification={one} onOpen={open} />
          </li>
        ))}
      </ul>
    </section>
  );
}
