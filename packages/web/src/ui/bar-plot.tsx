import classes from './bar-plot.module.css';
import type { PlotFigures } from './plot-figures.ts';
import { PlotFrame } from './plot-frame.tsx';

/**
 * Amounts side by side, each on a line of its own. Parts of a `whole` are drawn on a track that ends
 * there; without one there is no track, because its end would mean nothing.
 */
export function BarPlot({ whole, ...plot }: PlotFigures & { whole?: number }) {
  const { caption, figures, format } = plot;
  const highest = Math.max(...figures.map(({ value }) => value), 0);
  const end = whole ?? highest;
  return (
    <PlotFrame drawnAs="bars" {...plot}>
      <ul className={classes.bars} aria-label={caption}>
        {figures.map(({ label, value }) => (
          <li key={label} className={classes.row}>
            <span className={classes.label}>{label}</span>
            <span className={classes.track} data-ends-at-whole={whole !== undefined || undefined}>
              <span
                className={classes.bar}
                data-highest={value === highest || undefined}
                style={{ width: `${end === 0 ? 0 : (100 * value) / end}%` }}
              />
            </span>
            <span className={classes.value}>{format(value)}</span>
          </li>
        ))}
      </ul>
    </PlotFrame>
  );
}
