import type { ReactNode } from 'react';
import { useState } from 'react';
import { FormContext } from '../../ui/fields/form.tsx';
import classes from './sample.module.css';

/** One state of a control, with its name. The value lives here, so every sample can be played with. */
export function Sample<T>({
  state,
  initial,
  touched = false,
  wide,
  focused,
  children,
}: SampleProps<T>) {
  const [value, setValue] = useState(initial);
  return (
    <div
      className={classes.sample}
      data-wide={wide || undefined}
      data-focused={focused || undefined}
    >
      <p className={classes.state}>{state}</p>
      {/* A field shows its errors once left; a sample of an error must not wait for that. */}
      <FormContext value={touched ? ALWAYS_TOUCHED : null}>{children(value, setValue)}</FormContext>
    </div>
  );
}

/** Samples side by side, as many as fit. */
export function Samples({ children }: { children: ReactNode }) {
  return <div className={classes.samples}>{children}</div>;
}

const ALWAYS_TOUCHED = { showsErrors: true, report: () => () => {} };

type SampleProps<T> = {
  state: string;
  initial: T;
  /** Shows errors as if the person had just left the field. */
  touched?: boolean;
  /** Draws the ring that focus brings. */
  focused?: boolean;
  /** Takes the whole row. */
  wide?: boolean;
  children: (value: T, setValue: (value: T) => void) => ReactNode;
};
