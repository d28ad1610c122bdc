import type { UsageTotals } from '@tandem/domain/metrics/usage-totals';
import { useId } from 'react';
import classes from './measure-switch.module.css';
import { MEASURES, type Measure } from './measures.ts';

type MeasureSwitchProps = {
  totals: UsageTotals;
  value: Measure['key'];
  onChange: (key: Measure['key']) => void;
};

/** The four numbers of the range; the chosen one is plotted below. */
export function MeasureSwitch({ totals, value, onChange }: MeasureSwitchProps) {
  const name = useId();
  return (
    <div role="radiogroup" aria-label="What to plot" className={classes.measures}>
      {MEASURES.map((measure) => (
        <label key={measure.key} className={classes.measure}>
          <input
            type="radio"
            className={classes.radio}
            name={name}
            checked={value === measure.key}
            onChange={() => onChange(measure.key)}
          />
          <span className={classes.name}>{measure.name}</span>
          <span className={classes.number}>{measure.total(totals).toLocaleString('en-US')}</span>
          <span className={classes.note}>{measure.note}</span>
        </label>
      ))}
    </div>
  );
}
