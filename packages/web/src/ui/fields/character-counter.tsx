import { VisuallyHidden } from '@mantine/core';
import { useDebouncedValue } from '@mantine/hooks';
import { textCounter } from '@tandem/domain/input/text-counter';
import type { ReactNode } from 'react';
import classes from './character-counter.module.css';
import '@mantine/core/styles/VisuallyHidden.css';

/** Help at the left, the count at the right. Without a limit there is only the help. */
export function CharacterCounter({ text, limit, children }: CharacterCounterProps) {
  const counter = limit === undefined ? undefined : textCounter(text, limit);
  // A screen reader that spoke each keystroke's count would drown the typing.
  const [spoken] = useDebouncedValue(counter?.message, SPOKEN_AFTER_MS);
  if (!counter) return children;

  return (
    <span className={classes.row}>
      <span>{children}</span>
      <span className={classes.count} data-over={counter.isOver || undefined} aria-hidden>
        {counter.message}
      </span>
      <VisuallyHidden aria-live="polite">{spoken}</VisuallyHidden>
    </span>
  );
}

const SPOKEN_AFTER_MS = 1000;

type CharacterCounterProps = { text: string; limit: number | undefined; children: ReactNode };
