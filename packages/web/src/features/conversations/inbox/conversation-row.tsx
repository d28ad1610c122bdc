import type { ConversationItem } from '@tandem/contract/conversations';
import { memo } from 'react';
import { Link } from 'react-router';
import { LogoAvatar } from '../../../ui/logo-avatar.tsx';
import { Moment } from '../../../ui/moment.tsx';
import classes from './conversation-row.module.css';

type ConversationRowProps = {
  item: ConversationItem;
  to: string;
  isOpen: boolean;
  isOwnText: boolean;
};

/** One line of the list: whom with, what was said last and when, and whether anybody has read it. */
export const ConversationRow = memo(function ConversationRow({
  item,
  to,
  isOpen,
  isOwnText,
}: ConversationRowProps) {
  const mark = markOf(item);
  return (
    <li>
      <Link
        to={to}
        data-row
        className={classes.row}
        data-unread={!item.isRead || undefined}
        aria-current={isOpen || undefined}
      >
        <LogoAvatar name={item.title} src={item.image} />
        <span className={classes.title}>{item.title}</span>
        <span className={classes.when}>
          <Moment at={item.createdAt} />
        </span>
        <span className={classes.text}>
          {isOwnText && 'You: '}
          {item.text}
        </span>
        {(mark || !item.isRead) && (
          <span className={classes.marks}>
            {mark && (
              <span className={classes.mark} data-tone={mark.tone}>
                {mark.word}
              </span>
            )}
            {!item.isRead && <span className={classes.dot} role="img" aria-label="Unread" />}
          </span>
        )}
      </Link>
    </li>
  );
});

/** What somebody asks of us stands out. */
function markOf({ lists, isBlocked }: ConversationItem) {
  if (isBlocked) return { word: 'Blocked', tone: 'quiet' };
  if (lists.includes('receivedInvitations')) return { word: 'Invitation', tone: 'bright' };
  if (lists.includes('receivedApplications')) return { word: 'Application', tone: 'bright' };
  return null;
}
