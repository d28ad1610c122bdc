import { Button } from '@mantine/core';
import '@mantine/core/styles/Button.css';
import classes from './save-bar.module.css';

type SaveBarProps = { isChanged: boolean; isSaving: boolean; onDiscard: () => void };

/** The end of a form that edits something stored. Belongs inside the form it saves. */
export function SaveBar({ isChanged, isSaving, onDiscard }: SaveBarProps) {
  return (
    <div className={classes.bar}>
      <Button type="submit" disabled={!isChanged} loading={isSaving}>
        Save
      </Button>
      {isChanged && !isSaving && (
        <Button variant="subtle" color="gray" onClick={onDiscard}>
          Discard changes
        </Button>
      )}
    </div>
  );
}
