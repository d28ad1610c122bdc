import { toggleCategory } from '@tandem/domain/brands/choose-categories';
import { useState } from 'react';
import classes from './chip-picker-field.module.css';
import { FieldGroup } from './field-group.tsx';
import type { FieldProps } from './field-props.ts';
import { ToggleChips } from './toggle-chips.tsx';
import { useField } from './use-field.tsx';

/**
 * Several of a known set, all in sight; at the maximum the rest wait until one is let go. What was chosen
 * when the field appeared stands first. What is ticked now stays where it is: nothing moves under a pointer.
 */
export function ChipPickerField<T extends string>(props: ChipPickerFieldProps<T>) {
  const { options, max, value, onChange, disabled, readOnly } = props;
  const field = useField(props, { value, empty: [] });
  const [ordered] = useState(() => [
    ...options.filter((option) => value.includes(option)),
    ...options.filter((option) => !value.includes(option)),
  ]);
  const isFull = max !== undefined && value.length >= max;

  return (
    <FieldGroup field={field}>
      {max !== undefined && (
        <p className={classes.count} aria-live="polite">
          {`${value.length} of ${max} chosen`}
        </p>
      )}
      <ToggleChips
        label={props.label}
        disabled={disabled || readOnly}
        chips={ordered.map((option) => ({
          value: option,
          label: option,
          pressed: value.includes(option),
          isBlocked: isFull && !value.includes(option),
        }))}
        onToggle={(option) => onChange(toggleCategory(value, option, max))}
      />
    </FieldGroup>
  );
}

export type ChipPickerFieldProps<T extends string> = FieldProps<readonly T[]> & {
  options: readonly T[];
  max?: number;
};
