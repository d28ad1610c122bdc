import type { ReactNode } from 'react';
import { Link } from 'react-router';
import classes from './row-link.module.css';

type RowLinkProps = {
  to: string;
  isCurrent: boolean;
  title: string;
  /** At the right of the title, for example a time. */
  note?: ReactNode;
  text: string;
};

/** One row of a list beside a detail: a title, a note and one line of text. */
export function RowLink({ to, isCurrent, title, note, text }: RowLinkProps) {
  return (
    <Link to={to} className={classes.row} aria-current={isCurrent || undefined}>
      <span className={classes.title}>{title}</span>
      <span className={classes.note}>{note}</span>
      <span className={classes.text}>{text}</span>
    </Link>
  );
}
