import classes from './bar-plot.module.css';
import { type PlotFigures, PlotFrame } from './plot-frame.tsx';

/** Amounts side by side, each on a line of its own. */
export function BarPlot(plot: PlotFigures) {
  const { caption, figures, format } = plot;
  const highest = Math.max(...figures.map(({ value }) => value), 0);
  return (
    <PlotFrame drawnAs="bars" {...plot}>
      <ul className={classes.bars} aria-label={caption}>
        {figures.map(({ label, value }) => (
          <li key={label} className={classes.row}>
            <span className={classes.label}>{label}</span>
            <span className={classes.track}>
              <span
                className={classes.bar}
                data-highest={value === highest || undefined}
                style={{ width: `${highest === 0 ? 0 : (100 * value) / highest}%` }}
              />
            </span>
            <span className={classes.value}>{format(value)}</span>
          </li>
        ))}
      </ul>
    </PlotFrame>
  );
}
