import type { Validator } from '@tandem/domain/validation/validator';
import type { ReactNode } from 'react';

/** What every form control takes, so that a screen can swap one for another. */
export type FieldProps<T> = FieldFrame<T> & {
  value: T;
  onChange: (value: T) => void;
};

/** The part around the control itself. `T` is what the validators see. */
export type FieldFrame<T> = {
  label: string;
  /** Spoken only: for controls in rows, where the row says what it is about. */
  hidesLabel?: boolean;
  /** One line of help below the control. */
  description?: ReactNode;
  /** Run in order; the first error shows once the person has left the field. */
  validators?: readonly Validator<T>[];
  /** What the server said about this value; shown at once. */
  error?: string;
  disabled?: boolean;
  readOnly?: boolean;
  /** The value is being fetched, checked or saved. */
  loading?: boolean;
  name?: string;
  onBlur?: () => void;
};
