import { TextInput } from '@mantine/core';
import type { CalendarDate } from '@tandem/domain/input/calendar-date';
import {
  formatDisplayDate,
  formatInputDate,
  parseInputDate,
} from '@tandem/domain/input/format-display-date';
import { useState } from 'react';
import classes from './date-range-field.module.css';
import { FieldHint } from './field-hint.tsx';
import type { Field } from './use-field.tsx';

/**
 * One day as text: easy to read at rest, easy to type while focused. Text that is no day stays, so
 * that it can be corrected, and the message says which form is expected.
 */
export function DateText({ label, date, onChange, field, ...state }: DateTextProps) {
  const [draft, setDraft] = useState<string | null>(null);
  const isWrong = draft !== null && draft.trim() !== '' && parseInputDate(draft) === undefined;
  const [showsWrong, setShowsWrong] = useState(false);

  function commit() {
    setShowsWrong(isWrong);
    if (draft === null || isWrong) return;
    const next = parseInputDate(draft) ?? null;
    if (next !== date) onChange(next);
  }

  function leave() {
    commit();
    if (!isWrong) setDraft(null);
  }

  const message = <FieldHint tone="error">Enter a date as MM/DD/YYYY</FieldHint>;
  return (
    <TextInput
      className={classes.date}
      classNames={field.frameProps.classNames}
      aria-label={label}
      aria-required={field.required || undefined}
      error={showsWrong && isWrong ? message : field.rootProps['data-invalid']}
      placeholder="MM/DD/YYYY"
      autoComplete="off"
      inputMode="numeric"
      value={draft ?? (date ? formatDisplayDate(date) : '')}
      onFocus={() => !state.readOnly && setDraft(draft ?? (date ? formatInputDate(date) : ''))}
      onChange={(event) => setDraft(event.currentTarget.value)}
      onBlur={leave}
      onKeyDown={(event) => event.key === 'Enter' && commit()}
      {...state}
    />
  );
}

type DateTextProps = {
  label: string;
  date: CalendarDate | null;
  onChange: (date: CalendarDate | null) => void;
  field: Field;
  disabled?: boolean;
  readOnly?: boolean;
};
