import { IconAlertTriangle, IconCheck, IconCloudUpload, IconPencil } from '@tabler/icons-react';
import classes from './save-state.module.css';

export type SaveStatus = 'saved' | 'saving' | 'unsaved' | 'failed';

/** Whether what one made is safe, always in the same place. Told to screen readers when it changes. */
export function SaveState({ status }: { status: SaveStatus }) {
  const { words, Icon } = STATES[status];
  return (
    <span className={classes.state} data-status={status} role="status">
      <Icon size={16} aria-hidden />
      {words}
    </span>
  );
}

const STATES = {
  saved: { words: 'Saved', Icon: IconCheck },
  saving: { words: 'Saving', Icon: IconCloudUpload },
  unsaved: { words: 'Not saved yet', Icon: IconPencil },
  failed: { words: 'Could not save', Icon: IconAlertTriangle },
};
