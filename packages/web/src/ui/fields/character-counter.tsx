import { VisuallyHidden } from '@mantine/core';
import { useDebouncedValue } from '@mantine/hooks';
import { textCounter } from '@tandem/domain/input/limited-text';
import classes from './character-counter.module.css';
import '@mantine/core/styles/VisuallyHidden.css';

/** The count at the right below a field; error and help flow beside it. */
export function CharacterCounter({ text, limit }: CharacterCounterProps) {
  const { message, isOver } = textCounter(text, limit);
  return (
    <span className={classes.count} data-over={isOver || undefined} aria-hidden>
      {message}
    </span>
  );
}

/**
 * The same count for screen readers, as part of the field's description. It waits for a pause: one
 * that spoke at each keystroke would drown the typing.
 */
export function SpokenCharacterCounter({ text, limit }: CharacterCounterProps) {
  const [message] = useDebouncedValue(textCounter(text, limit).message, SPOKEN_AFTER_MS);
  return <VisuallyHidden aria-live="polite">{message}</VisuallyHidden>;
}

const SPOKEN_AFTER_MS = 1000;

type CharacterCounterProps = { text: string; limit: number };
