import { IconAlertCircle, IconInfoCircle } from '@tabler/icons-react';
import type { ReactNode } from 'react';
import { LinkedWords } from '../linked-words.tsx';
import classes from './field-hint.module.css';

/** A line below a control. Never by colour alone: each tone has its own sign. */
export function FieldHint({ tone, children }: { tone: HintTone; children: ReactNode }) {
  const Icon = tone === 'error' ? IconAlertCircle : IconInfoCircle;
  return (
    <span className={classes.hint} data-tone={tone}>
      <Icon className={classes.icon} aria-hidden />
      <span>
        <LinkedWords>{children}</LinkedWords>
      </span>
    </span>
  );
}

type HintTone = 'error' | 'advice';
