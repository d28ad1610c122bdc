import {
  IconFileText,
  IconMailHeart,
  IconMailShare,
  IconSparkles,
  IconSpeakerphone,
  IconUserPlus,
} from '@tabler/icons-react';
import type { ConversationMessage } from '@tandem/contract/conversations';
import { isHighlighted } from '@tandem/domain/conversations/message-type';
import { useCurrentBrand } from '../../../lib/session/current-brand-query.ts';
import { RichText } from '../../../ui/rich-text/rich-text.tsx';
import { StatusBadge } from '../../../ui/status-badge.tsx';
import { CardActions } from './card-actions.tsx';
import { cardWords } from './card-words.ts';
import { typedMessage } from './invitation-of.ts';
import classes from './partnership-card.module.css';

type PartnershipCardProps = {
  message: ConversationMessage;
  isOwn: boolean;
  isCurrent: boolean;
};

/** A message that is about more than its words: a request, an agreement, an announcement, a welcome. */
export function PartnershipCard({ message, isOwn, isCurrent }: PartnershipCardProps) {
  const { id: ownBrandId } = useCurrentBrand();
  const { kind, title } = cardWords(message, isOwn);
  const Icon = message.partnership_action ? IconFileText : ICONS[message.type];
  return (
    <div
      className={classes.card}
      data-highlighted={isHighlighted(typedMessage(message), ownBrandId) || undefined}
    >
      <div className={classes.top}>
        <Icon className={classes.icon} size={18} aria-hidden />
        <span className={classes.kind}>{kind}</span>
        {message.status && <StatusBadge status={badgeOf(message, ownBrandId)} />}
      </div>
      {title && <h4 className={classes.title}>{title}</h4>}
      {message.content !== '' && (
        <div className={classes.content}>
          <RichText html={message.content} />
        </div>
      )}
      <CardActions message={message} isCurrent={isCurrent} />
    </div>
  );
}

/** The host is the one who must sign what the partner has signed. */
function badgeOf({ status, partnership_action, invitee_id }: ConversationMessage, viewer: number) {
  const mustSign =
    partnership_action === 'partner_signed' && status === 'interested' && invitee_id !== viewer;
  return mustSign ? 'pleaseSign' : (status ?? '');
}

const ICONS: Record<ConversationMessage['type'], typeof IconFileText> = {
  normal: IconFileText,
  receivedInvitation: IconMailHeart,
  sentInvitation: IconMailShare,
  receivedApplication: IconUserPlus,
  sentApplication: IconMailShare,
  campaignAnnouncement: IconSpeakerphone,
  newBrandWelcome: IconSparkles,
};
