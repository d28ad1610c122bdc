import type { ConversationItem, ConversationMessage } from '@tandem/contract/conversations';
import { formatClockTime } from '@tandem/domain/time/format-time';
import { Fragment } from 'react';
import { READER_TIME_ZONE } from '../../../lib/reader-time-zone.ts';
import { useCurrentBrand } from '../../../lib/session/current-brand-query.ts';
import { useProfile } from '../../../lib/session/profile-query.ts';
import { LogoAvatar } from '../../../ui/logo-avatar.tsx';
import type { MessageGroup as Group } from './group-messages.ts';
import { MessageBubble } from './message-bubble.tsx';
import classes from './message-group.module.css';
import listClasses from './message-list.module.css';
import type { ReadMarks } from './read-marks.ts';
import { seenByText } from './seen-by-text.ts';

type MessageGroupProps = {
  group: Group;
  conversation: ConversationItem;
  marks: ReadMarks;
  /** Above this message stands where the reader left off. */
  newFromId: number | null;
  /** The latest word on each request. */
  currentIds: ReadonlySet<number>;
};

/** What one person wrote in one go: own brand at the right, the other at the left. */
export function MessageGroup(props: MessageGroupProps) {
  const { group, conversation, marks, newFromId, currentIds } = props;
  const ownBrand = useCurrentBrand();
  const { id: userId } = useProfile();
  const [first] = group.messages;
  if (!first) return null;
  const isOwn = first.brand_id === ownBrand.id;
  const brand = isOwn ? ownBrand.accountname : conversation.title;
  const author = authorOf(first, userId, brand);
  return (
    <>
      {first.id === newFromId && <NewMark />}
      <article className={classes.group} data-own={isOwn} aria-label={author}>
        {!isOwn && <LogoAvatar name={conversation.title} src={conversation.image} size="sm" />}
        <div className={classes.body}>
          <p className={classes.author}>
            <span className={classes.name}>{author}</span>
            <time dateTime={first.createdAt} title={new Date(first.createdAt).toLocaleString()}>
              {formatClockTime(new Date(first.createdAt), READER_TIME_ZONE)}
            </time>
          </p>
          {group.messages.map((message) => (
            <Fragment key={message.id}>
              {message.id === newFromId && message !== first && <NewMark />}
              <MessageBubble
                message={message}
                isOwn={isOwn}
                isCurrent={currentIds.has(message.id)}
              />
              {message.id === marks.readByOtherId && (
                <p className={classes.mark}>Read by {conversation.title}</p>
              )}
              {message.id === marks.seen?.messageId && (
                <p className={classes.mark}>{seenByText(marks.seen.readers, userId)}</p>
              )}
            </Fragment>
          ))}
        </div>
      </article>
    </>
  );
}

function NewMark() {
  return <p className={listClasses.new}>New</p>;
}

/** A person and their brand; what the product wrote is its brand's. */
function authorOf({ sender_id, sender_name }: ConversationMessage, userId: number, brand: string) {
  if (sender_id !== null && sender_id === userId) return 'You';
  return sender_name ? `${sender_name} · ${brand}` : brand;
}
