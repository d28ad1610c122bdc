import { VisuallyHidden } from '@mantine/core';
import { IconCheck, IconCircle } from '@tabler/icons-react';
import classes from './password-checklist.module.css';
import '@mantine/core/styles/VisuallyHidden.css';

/** The demands on a password with what is met. One count is announced, not five changing lines. */
export function PasswordChecklist({ items, problem }: PasswordChecklistProps) {
  const metCount = items.filter((item) => item.met).length;
  return (
    <>
      <ul className={classes.list}>
        {items.map(({ key, label, met }) => (
          <li key={key} className={classes.item} data-met={met || undefined}>
            {met ? <IconCheck className={classes.icon} /> : <IconCircle className={classes.icon} />}
            {label}
            <VisuallyHidden>{met ? ' (met)' : ' (missing)'}</VisuallyHidden>
          </li>
        ))}
      </ul>
      <VisuallyHidden aria-live="polite">
        {`${metCount} of ${items.length} password demands met${problem ? `. ${problem}` : ''}`}
      </VisuallyHidden>
    </>
  );
}

type PasswordChecklistProps = {
  items: readonly { key: string; label: string; met: boolean }[];
  /** Shown at the field itself; here it is announced. */
  problem: string | undefined;
};
