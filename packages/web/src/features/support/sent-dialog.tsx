import { Button } from '@mantine/core';
import { CLOSE_DELAY_MS } from '@tandem/domain/input/interface-delays';
import { contactNotice } from '@tandem/domain/support/contact-notice';
import { useEffect, useState } from 'react';
import '@mantine/core/styles/Button.css';
import { Dialog } from '../../ui/dialog.tsx';
import { DialogFooter } from '../../ui/dialog-footer.tsx';
import { Drawing } from '../../ui/drawings/drawing.tsx';
import classes from './sent-dialog.module.css';

const NOTICE = contactNotice('sent');

/** Thanks for the message; its words and its button are the specification's. */
export function SentDialog({ isOpen, close }: SentState) {
  if (NOTICE.kind !== 'dialog') return null;
  return (
    <Dialog title={NOTICE.title} opened={isOpen} onClose={close} size="sm">
      <div className={classes.content}>
        <Drawing name="letter" />
        <p className={classes.text}>{NOTICE.text}</p>
      </div>
      <DialogFooter>
        <Button onClick={close} data-autofocus>
          {NOTICE.button}
        </Button>
      </DialogFooter>
    </Dialog>
  );
}

type SentState = { isOpen: boolean; close: () => void };

/** It follows the dialog before it once that is gone and has given the focus back (platform §9). */
export function useSentDialog() {
  const [stage, setStage] = useState<'closed' | 'soon' | 'open'>('closed');
  useEffect(() => {
    if (stage !== 'soon') return;
    const timer = setTimeout(() => setStage('open'), CLOSE_DELAY_MS.dialog);
    return () => clearTimeout(timer);
  }, [stage]);
  return {
    isOpen: stage === 'open',
    showSoon: () => setStage('soon'),
    close: () => setStage('closed'),
  };
}
