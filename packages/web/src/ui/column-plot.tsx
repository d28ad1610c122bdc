import { useState } from 'react';
import classes from './column-plot.module.css';
import { niceCeiling } from './nice-ceiling.ts';
import type { PlotFigures } from './plot-figures.ts';
import { PlotFrame } from './plot-frame.tsx';

/** Amounts over time, oldest first. Pointing at a column tells its figure above the plot. */
export function ColumnPlot(plot: PlotFigures) {
  const { caption, figures, format } = plot;
  const [pointedAt, setPointedAt] = useState<number | null>(null);
  const values = figures.map(({ value }) => value);
  const highest = Math.max(...values, 0);
  // Of several that are as high, the latest: one column is marked, and it is the one that is told.
  const peakIndex = values.lastIndexOf(highest);
  const peak = figures[peakIndex];
  const told = pointedAt === null ? peak : figures[pointedAt];
  const scale = niceCeiling(highest);
  return (
    <PlotFrame drawnAs="columns" {...plot}>
      <div className={classes.plot}>
        <p className={classes.told}>
          <span className={classes.toldLabel}>
            {pointedAt === null && 'Highest: '}
            {told?.label}
          </span>
          <strong>{format(told?.value ?? 0)}</strong>
        </p>
        <div className={classes.area}>
          <div className={classes.scale} aria-hidden>
            <span>{format(scale)}</span>
            <span>{format(scale / 2)}</span>
            <span>{format(0)}</span>
          </div>
          <div
            role="img"
            aria-label={`${caption}. Highest: ${peak?.label}, ${format(highest)}`}
            className={classes.columns}
            onPointerLeave={() => setPointedAt(null)}
          >
            {figures.map(({ label, value }, index) => (
              <span
                key={label}
                className={classes.column}
                data-pointed={index === pointedAt || undefined}
                onPointerEnter={() => setPointedAt(index)}
              >
                <span
                  className={classes.bar}
                  data-highest={(index === peakIndex && value > 0) || undefined}
                  data-none={value === 0 || undefined}
                  style={{ height: `${(100 * value) / scale}%` }}
                />
              </span>
            ))}
          </div>
          <div className={classes.ends} aria-hidden>
            <span>{figures[0]?.label}</span>
            <span>{figures[Math.floor((figures.length - 1) / 2)]?.label}</span>
            <span>{figures.at(-1)?.label}</span>
          </div>
        </div>
      </div>
    </PlotFrame>
  );
}
