import { IconCircleCheckFilled } from '@tabler/icons-react';
import classes from './free-mark.module.css';

/** Sits in a field whose value was looked up and belongs to nobody yet. */
export function FreeMark() {
  return <IconCircleCheckFilled className={classes.mark} aria-label="Available" role="img" />;
}
