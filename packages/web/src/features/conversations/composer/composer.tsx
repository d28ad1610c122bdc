import { Button } from '@mantine/core';
import { IconChevronDown, IconSend2, IconX } from '@tabler/icons-react';
import { allowanceText } from '@tandem/domain/conversations/message-allowance';
import { validateMessageContent } from '@tandem/domain/conversations/validate-message-content';
import { type ReactNode, useId, useRef, useState } from 'react';
import '@mantine/core/styles/Button.css';
import { confirmAction } from '../../../ui/confirm/confirm-action.ts';
import {
  RichTextEditor,
  type RichTextEditorHandle,
} from '../../../ui/rich-text/rich-text-editor.tsx';
import { useLayoutBand } from '../../../ui/use-layout-band.ts';
import classes from './composer.module.css';
import { ComposerBar } from './composer-bar.tsx';
import type { DraftPlace } from './draft-store.ts';
import { useAllowance } from './use-allowance.ts';
import { useDraftAt } from './use-own-words.ts';

type View = 'open' | 'focused' | 'waiting' | 'hidden';
type ComposerProps = { place: DraftPlace; name: string; onSend: (html: string) => void };

/**
 * Where a message is written. Hidden it is one line that keeps the draft; closing gives the draft up. A
 * phone begins with the line, so that the thread has the screen.
 */
export function Composer({ place, name, onSend }: ComposerProps) {
  const [draft, setDraft] = useDraftAt(place);
  const isPhone = useLayoutBand() === 'mobile';
  // Only what the person opened or put away themselves takes the focus.
  const [view, setView] = useState<View>(isPhone ? 'waiting' : 'open');
  const editor = useRef<RichTextEditorHandle>(null);
  const allowance = useAllowance();
  const noteId = useId();
  const problem = draft === '' ? undefined : validateMessageContent(draft);

  if (view === 'waiting' || view === 'hidden') {
    return (
      <ComposerBar
        name={name}
        draft={draft}
        takesFocus={view === 'hidden'}
        onOpen={() => setView('focused')}
      />
    );
  }

  function send() {
    if (draft === '' || problem) return;
    onSend(draft);
    setDraft('');
    editor.current?.clear();
    editor.current?.focus();
  }

  async function close() {
    if (draft !== '' && !(await confirmAction(DISCARD))) return;
    setDraft('');
    setView('hidden');
  }

  return (
    <div className={classes.composer}>
      <RichTextEditor
        editorRef={editor}
        label={`Message to ${name}`}
        placeholder={`Write to ${name}`}
        value={draft}
        onChange={(html) => setDraft(html)}
        onSubmit={send}
        autoFocus={view === 'focused'}
        describedBy={noteId}
        actions={
          <div className={classes.actions}>
            <IconButton label="Hide, keep the draft" onClick={() => setView('hidden')}>
              <IconChevronDown size={18} aria-hidden />
            </IconButton>
            <IconButton label="Close, discard the draft" onClick={() => void close()}>
              <IconX size={18} aria-hidden />
            </IconButton>
            <Button
              size="xs"
              onClick={send}
              disabled={draft === '' || problem !== undefined}
              rightSection={<IconSend2 size={16} aria-hidden />}
            >
              Send
            </Button>
          </div>
        }
      />
      <p className={classes.under} id={noteId}>
        <span>{allowanceText(allowance)}</span>
        {problem ? (
          <span className={classes.problem} role="alert">
            {problem}
          </span>
        ) : (
          <span className={classes.keys}>Enter sends, Shift + Enter starts a line</span>
        )}
      </p>
    </div>
  );
}

type IconButtonProps = { label: string; onClick: () => void; children: ReactNode };

function IconButton({ label, onClick, children }: IconButtonProps) {
  return (
    <button
      type="button"
      className={classes.tool}
      aria-label={label}
      title={label}
      onClick={onClick}
    >
      {children}
    </button>
  );
}

const DISCARD = {
  title: 'Discard this draft?',
  body: 'What you have written is lost. Hide the editor to keep it for later.',
  confirmLabel: 'Discard',
  cancelLabel: 'Keep writing',
  isDestructive: true,
};
