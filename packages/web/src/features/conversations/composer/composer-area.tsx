import type { ConversationItem } from '@tandem/contract/conversations';
import { canOpenMessageEditor } from '@tandem/domain/conversations/message-allowance';
import { useHasRole } from '../../../lib/session/use-has-role.ts';
import { BlockedNote } from '../blocking/blocked-note.tsx';
import classes from './composer.module.css';
import { Composer } from './composer.tsx';
import { OfflineNote } from './offline-note.tsx';
import { OutOfMessages } from './out-of-messages.tsx';
import { useAllowance } from './use-allowance.ts';

type ComposerAreaProps = { conversation: ConversationItem; onSend: (html: string) => void };

/** The place to write, or the reason why one cannot. */
export function ComposerArea({ conversation, onSend }: ComposerAreaProps) {
  const mayWrite = useHasRole('member');
  const allowance = useAllowance();
  return (
    <footer className={classes.area}>
      <OfflineNote />
      {!mayWrite ? (
        <p className={classes.note}>You can read here. Members and owners of your brand answer.</p>
      ) : conversation.isBlocked ? (
        <div className={classes.refusal}>
          <BlockedNote id={conversation.brandId} name={conversation.title} />
        </div>
      ) : canOpenMessageEditor(allowance) ? (
        <Composer
          place={`conversation-${conversation.conversationId}`}
          name={conversation.title}
          onSend={onSend}
        />
      ) : (
        <OutOfMessages
          allowance={allowance}
          place={`conversation-${conversation.conversationId}`}
        />
      )}
    </footer>
  );
}
