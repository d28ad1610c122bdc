import { Button } from '@mantine/core';
import '@mantine/core/styles/Button.css';
import classes from './blocked-note.module.css';
import { useBlockBrand } from './use-block-brand.ts';

/** Stands where one would write to a brand that is blocked. */
export function BlockedNote({ id, name }: { id: number; name: string }) {
  const blocking = useBlockBrand({ id, name });
  return (
    <div className={classes.note}>
      <p className={classes.words}>
        You blocked {name}. Unblock them to write, and to hear from them again.
      </p>
      <Button
        size="xs"
        variant="default"
        loading={blocking.isPending}
        onClick={blocking.unblock}
        aria-label={`Unblock ${name}`}
      >
        Unblock
      </Button>
    </div>
  );
}
