import type { ConversationMessage } from '@tandem/contract/conversations';
import { useHasRole } from '../../../lib/session/use-has-role.ts';
import { RichText } from '../../../ui/rich-text/rich-text.tsx';
import { PartnershipCard } from '../partnership/partnership-card.tsx';
import classes from './message-bubble.module.css';
import { MessageMenu } from './message-menu.tsx';

type MessageBubbleProps = {
  message: ConversationMessage;
  isOwn: boolean;
  /** Nothing later was said about the same request. */
  isCurrent: boolean;
};

/** One message: plain words, or a card where it is about a partnership. */
export function MessageBubble({ message, isOwn, isCurrent }: MessageBubbleProps) {
  const mayReport =
    useHasRole('member') && !isOwn && !message.removed && message.sender_id !== null;
  return (
    <div
      className={classes.line}
      data-own={isOwn}
      title={new Date(message.createdAt).toLocaleString()}
    >
      {message.removed ? (
        <p className={classes.removed}>This message was taken down by Tandem.</p>
      ) : message.type === 'normal' ? (
        <div className={classes.bubble} data-own={isOwn}>
          <RichText html={message.content} />
        </div>
      ) : (
        <PartnershipCard message={message} isOwn={isOwn} isCurrent={isCurrent} />
      )}
      {mayReport && <MessageMenu message={message} />}
    </div>
  );
}
