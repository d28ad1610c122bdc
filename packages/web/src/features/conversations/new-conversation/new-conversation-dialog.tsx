import { Button } from '@mantine/core';
import { IconSend2 } from '@tabler/icons-react';
import {
  allowanceText,
  canOpenMessageEditor,
} from '@tandem/domain/conversations/message-allowance';
import { validateMessageContent } from '@tandem/domain/conversations/validate-message-content';
import '@mantine/core/styles/Button.css';
import { formRefusal } from '../../../lib/api/field-refusal.ts';
import { Dialog } from '../../../ui/dialog.tsx';
import { DialogFooter } from '../../../ui/dialog-footer.tsx';
import { RichTextEditor } from '../../../ui/rich-text/rich-text-editor.tsx';
import { BlockedNote } from '../blocking/blocked-note.tsx';
import { OutOfMessages } from '../composer/out-of-messages.tsx';
import { useAllowance } from '../composer/use-allowance.ts';
import { useDraftAt } from '../composer/use-own-words.ts';
import classes from './brand-contact.module.css';
import { useStartConversation } from './use-start-conversation.ts';

type NewConversationDialogProps = {
  brand: { id: number; accountname: string };
  isBlocked: boolean;
  onClose: () => void;
};

/** The first message to a brand. Closing the dialog keeps what was written for the next time. */
export function NewConversationDialog({ brand, isBlocked, onClose }: NewConversationDialogProps) {
  const allowance = useAllowance();
  return (
    <Dialog title={`Message ${brand.accountname}`} opened onClose={onClose} size="lg">
      {isBlocked ? (
        <BlockedNote id={brand.id} name={brand.accountname} />
      ) : canOpenMessageEditor(allowance) ? (
        <FirstMessage brand={brand} note={allowanceText(allowance)} />
      ) : (
        <OutOfMessages allowance={allowance} place={`brand-${brand.id}`} />
      )}
    </Dialog>
  );
}

type FirstMessageProps = { brand: NewConversationDialogProps['brand']; note: string };

function FirstMessage({ brand, note }: FirstMessageProps) {
  const [draft, setDraft] = useDraftAt(`brand-${brand.id}`);
  const starting = useStartConversation(brand.id);
  const problem = draft === '' ? undefined : validateMessageContent(draft);
  const refusal = problem ?? formRefusal(starting.error);

  function send() {
    if (draft !== '' && !problem && !starting.isPending) starting.mutate(draft);
  }

  return (
    <div className={classes.form}>
      <RichTextEditor
        label={`Message to ${brand.accountname}`}
        placeholder="Say who you are and what you would like to do together"
        value={draft}
        onChange={(html) => setDraft(html)}
        onSubmit={send}
        autoFocus
        disabled={starting.isPending}
      />
      {refusal && (
        <p className={classes.problem} role="alert">
          {refusal}
        </p>
      )}
      <div className={classes.under}>
        <span>{note}</span>
        <DialogFooter>
          <Button
            onClick={send}
            loading={starting.isPending}
            disabled={draft === '' || problem !== undefined}
            rightSection={<IconSend2 size={16} aria-hidden />}
          >
            Send
          </Button>
        </DialogFooter>
      </div>
    </div>
  );
}
