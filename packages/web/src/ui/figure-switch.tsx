import { useId } from 'react';
import classes from './figure-switch.module.css';

type SwitchFigure = { key: string; label: string; value: number; note?: string };

type FigureSwitchProps<Key extends string> = {
  figures: readonly (SwitchFigure & { key: Key })[];
  value: Key;
  onChange: (key: Key) => void;
};

/** The few numbers of a range, side by side; the chosen one is plotted below. */
export function FigureSwitch<Key extends string>({
  figures,
  value,
  onChange,
}: FigureSwitchProps<Key>) {
  const name = useId();
  return (
    <div role="radiogroup" aria-label="What to plot" className={classes.figures}>
      {figures.map((figure) => (
        <label key={figure.key} className={classes.figure}>
          <input
            type="radio"
            className={classes.radio}
            name={name}
            checked={figure.key === value}
            onChange={() => onChange(figure.key)}
          />
          <span className={classes.label}>{figure.label}</span>
          <span className={classes.number}>{figure.value.toLocaleString('en-US')}</span>
          {figure.note && <span className={classes.note}>{figure.note}</span>}
        </label>
      ))}
    </div>
  );
}
