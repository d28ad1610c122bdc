import { Link } from 'react-router';
import { LogoAvatar } from '../../ui/logo-avatar.tsx';
import { Moment } from '../../ui/moment.tsx';
import classes from './bell-row.module.css';

type BellRowProps = {
  to: string;
  picture: { name: string; src: string | null };
  title?: string;
  text: string;
  at: string;
  isUnread: boolean;
  onOpen?: () => void;
};

/** A message or a notification as a line of the bell's menu. */
export function BellRow({ to, picture, title, text, at, isUnread, onOpen }: BellRowProps) {
  return (
    <Link
      to={to}
      role="menuitem"
      tabIndex={-1}
      className={classes.row}
      data-unread={isUnread || undefined}
      onClick={onOpen}
    >
      <LogoAvatar {...picture} size="sm" />
      <span className={classes.words}>
        {title && <span className={classes.title}>{title}</span>}
        <span className={title ? classes.line : classes.text}>{text}</span>
      </span>
      <span className={classes.side}>
        <Moment at={at} />
        {isUnread && <span className={classes.dot} role="img" aria-label="Unread" />}
      </span>
    </Link>
  );
}
