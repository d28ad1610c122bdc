import type { Notification } from '@tandem/contract/notifications';
import { notificationPlace } from '@tandem/domain/notifications/notification-list';
import { Link } from 'react-router';
import { LogoAvatar } from '../../../ui/logo-avatar.tsx';
import { Moment } from '../../../ui/moment.tsx';
import classes from './notification-row.module.css';

type NotificationRowProps = {
  notification: Notification;
  onOpen: (notification: Notification) => void;
};

/** Whose logo, what happened and when; opening it is reading it. */
export function NotificationRow({ notification, onOpen }: NotificationRowProps) {
  const { presentational, createdAt, read_at } = notification;
  const { img, text, to } = presentational;
  return (
    <Link
      to={notificationPlace(to)}
      className={classes.row}
      data-unread={read_at === null || undefined}
      onClick={() => onOpen(notification)}
    >
      <LogoAvatar name={text} src={img} />
      <span className={classes.text}>{text}</span>
      <span className={classes.when}>
        <Moment at={createdAt} />
      </span>
      {read_at === null && <span className={classes.dot} role="img" aria-label="Unread" />}
    </Link>
  );
}
