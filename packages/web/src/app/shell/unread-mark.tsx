import { unreadBadge } from '@tandem/domain/notifications/bell';
import classes from './unread-mark.module.css';

/** On the corner of the bell: how much is unread, or that this is being found out. */
export function UnreadMark({ count, isLoading }: { count: number; isLoading: boolean }) {
  const badge = unreadBadge(count, isLoading);
  if (badge.show === 'nothing') return null;
  if (badge.show === 'spinner') {
    return <span className={classes.spinner} aria-hidden="true" data-waiting />;
  }
  return (
    <span className={classes.count}>
      {badge.text}
      <span className={classes.spoken}> unread</span>
    </span>
  );
}
