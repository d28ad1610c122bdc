import { IconMail } from '@tabler/icons-react';
import { Link } from 'react-router';
import { useUnreadCount } from '../../features/notifications/unread-count-query.ts';
import classes from './bell-menu.module.css';
import { UnreadMark } from './unread-mark.tsx';

/** Straight to the messages, with what of the bell's count are messages. */
export function MessagesLink() {
  const { conversations } = useUnreadCount();
  const name = conversations > 0 ? `Messages, ${conversations} unread` : 'Messages';
  return (
    <Link to="/messaging" className={classes.trigger} aria-label={name} title={name}>
      <IconMail size={20} aria-hidden />
      {/* One spinner, on the bell, says that both counts are being found out. */}
      <UnreadMark count={conversations} isLoading={false} />
    </Link>
  );
}
