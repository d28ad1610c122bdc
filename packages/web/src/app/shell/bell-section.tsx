import { Skeleton } from '@mantine/core';
import '@mantine/core/styles/Skeleton.css';
import { Children, type ReactNode } from 'react';
import classes from './bell-menu.module.css';

type BellSectionProps = {
  caption: string;
  query: { data: unknown; error: Error | null };
  /** Shown when there is nothing. */
  empty: ReactNode;
  /** The rows. */
  children: ReactNode;
};

/** One half of the bell's dropdown, in whichever state it is. */
export function BellSection({ caption, query, empty, children }: BellSectionProps) {
  const isEmpty = Children.count(children) === 0;
  return (
    // biome-ignore lint/a11y/useSemanticElements: a fieldset is no group of a menu.
    <div role="group" aria-label={caption}>
      <div role="presentation" className={classes.caption}>
        {caption}
      </div>
      {children}
      {!query.data && !query.error && <Waiting />}
      {!query.data && query.error && (
        <div role="presentation" className={classes.note}>
          This could not be loaded. {query.error.message}
        </div>
      )}
      {query.data !== undefined && isEmpty && (
        <div role="presentation" className={classes.note}>
          {empty}
        </div>
      )}
    </div>
  );
}

function Waiting() {
  return (
    <div role="presentation" className={classes.rows}>
      <Skeleton height={14} width="60%" />
      <Skeleton height={12} width="85%" />
      <Skeleton height={14} width="50%" />
      <Skeleton height={12} width="75%" />
    </div>
  );
}
