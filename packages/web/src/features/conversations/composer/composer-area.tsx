import { Button } from '@mantine/core';
import type { ConversationItem } from '@tandem/contract/conversations';
import { canOpenMessageEditor } from '@tandem/domain/conversations/message-allowance';
import '@mantine/core/styles/Button.css';
import { useHasRole } from '../../../lib/session/use-has-role.ts';
import { useBlockBrand } from '../blocking/use-block-brand.ts';
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
        <Blocked conversation={conversation} />
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

function Blocked({ conversation: { brandId, title } }: { conversation: ConversationItem }) {
  const blocking = useBlockBrand({ id: brandId, name: title });
  return (
    <div className={classes.refusal}>
      <p className={classes.note}>
        You blocked {title}. Unblock them to write, and to hear from them again.
      </p>
      <Button
        size="xs"
        variant="default"
        loading={blocking.isPending}
        onClick={blocking.unblock}
        aria-label={`Unblock ${title}`}
      >
        Unblock
      </Button>
    </div>
  );
}
