import { IconPencil } from '@tabler/icons-react';
import { htmlToText } from '@tandem/domain/conversations/html-to-text';
import { useEffect, useRef } from 'react';
import classes from './composer.module.css';

type ComposerBarProps = {
  name: string;
  draft: string;
  /** The editor was just put away, and the focus with it. */
  takesFocus: boolean;
  onOpen: () => void;
};

/** The hidden composer: one line, with the beginning of the draft if there is one. */
export function ComposerBar({ name, draft, takesFocus, onOpen }: ComposerBarProps) {
  const bar = useRef<HTMLButtonElement>(null);
  useEffect(() => {
    if (takesFocus) bar.current?.focus();
  }, [takesFocus]);
  return (
    <button ref={bar} type="button" className={classes.bar} onClick={onOpen}>
      <IconPencil size={18} aria-hidden />
      <span className={classes.words}>
        {draft === '' ? `Write to ${name}` : `Draft: ${htmlToText(draft)}`}
      </span>
    </button>
  );
}
