import type { ReactNode } from 'react';
import classes from './figure-tiles.module.css';

type Figure = {
  label: string;
  value: string;
  /** What it is measured against: a time, a share, a change. */
  note?: ReactNode;
};

/** The few numbers that matter on a page, side by side. */
export function FigureTiles({ label, figures }: { label: string; figures: readonly Figure[] }) {
  return (
    <dl className={classes.tiles} aria-label={label} data-is-odd={figures.length % 2 === 1}>
      {figures.map((figure) => (
        <div key={figure.label} className={classes.tile}>
          <dt>{figure.label}</dt>
          <dd className={classes.value}>{figure.value}</dd>
          {figure.note && <dd className={classes.note}>{figure.note}</dd>}
        </div>
      ))}
    </dl>
  );
}
