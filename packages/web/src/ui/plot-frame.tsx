import { lazy, type ReactNode, Suspense, useState } from 'react';
import type { PlotFigures } from './plot-figures.ts';
import classes from './plot-frame.module.css';

type PlotFrameProps = PlotFigures & {
  /** The word for the drawn view, as in "Show as bars". */
  drawnAs: string;
  children: ReactNode;
};

/** Few ask for it, and it weighs more than all plots together. */
const FiguresTable = lazy(async () => ({
  default: (await import('./figures-table.tsx')).FiguresTable,
}));

/** Goes around every plot: the same figures are one click away as a table. */
export function PlotFrame({ drawnAs, children, ...plot }: PlotFrameProps) {
  const [isTable, setTable] = useState(false);
  return (
    <div className={classes.plot}>
      {isTable ? (
        <Suspense fallback={children}>
          <FiguresTable {...plot} />
        </Suspense>
      ) : (
        children
      )}
      <button type="button" className={classes.switch} onClick={() => setTable(!isTable)}>
        {isTable ? `Show as ${drawnAs}` : 'Show as table'}
      </button>
    </div>
  );
}
