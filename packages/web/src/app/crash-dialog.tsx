import { Button, Title } from '@mantine/core';
import { useEffect, useId, useRef } from 'react';
import { Link } from 'react-router';
import '@mantine/core/styles/Button.css';
import '@mantine/core/styles/Title.css';
import { Drawing } from '../ui/drawings/drawing.tsx';
import classes from './crash-dialog.module.css';

/**
 * The last line of defence. A plain browser dialog that arrives with the first load: after a crash
 * nothing else can be relied on, least of all fetching another file.
 */
export function CrashDialog() {
  const dialog = useRef<HTMLDialogElement>(null);
  const titleId = useId();
  useEffect(() => {
    if (!dialog.current?.open) dialog.current?.showModal();
  }, []);
  return (
    <dialog
      ref={dialog}
      className={classes.dialog}
      aria-labelledby={titleId}
      onCancel={(event) => event.preventDefault()}
    >
      <Drawing name="repair" />
      <Title order={1} size="h2" id={titleId}>
        Oops! We're Experiencing Some Technical Difficulties
      </Title>
      <p className={classes.text}>
        Your saved work is safe. Reload this page, or go back to home and start from there.
      </p>
      <div className={classes.actions}>
        <Button onClick={() => location.reload()}>Reload page</Button>
        <Button component={Link} to="/" variant="default">
          Go to home
        </Button>
      </div>
    </dialog>
  );
}
