import type { ReactNode } from 'react';
import classes from './results.module.css';

type ResultsProps = {
  filters: ReactNode;
  /** How many there are, in words; told to screen readers as filters change it. */
  count: string;
  sort: ReactNode;
  /** `ResultCard`s. */
  children: ReactNode;
};

/** What was found, three abreast, with the filters at the left and count and order on top. */
export function Results({ filters, count, sort, children }: ResultsProps) {
  return (
    <div className={classes.results}>
      {filters}
      <div className={classes.found}>
        <div className={classes.head}>
          <p className={classes.count} role="status">
            {count}
          </p>
          {sort}
        </div>
        <ul className={classes.cards}>{children}</ul>
      </div>
    </div>
  );
}
