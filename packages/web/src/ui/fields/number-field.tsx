import { TextInput } from '@mantine/core';
import { stripThousandsSeparators } from '@tandem/domain/brands/list-size';
import { parseNumber } from '@tandem/domain/validation/number-rules';
import { type KeyboardEvent, type ReactNode, useState } from 'react';
import type { FieldProps } from './field-props.ts';
import { groupThousands } from './group-thousands.ts';
import { useField } from './use-field.tsx';
import { useKeptCaret } from './use-kept-caret.ts';

/**
 * A number as the text that was typed, so that the validators can say what is wrong with it instead
 * of keys that do nothing. Arrow keys step it; thousands are grouped until somebody types.
 */
export function NumberField({ step = 1, prefix, suffix, placeholder, ...props }: NumberFieldProps) {
  const { inputProps, rootProps, touch } = useField(props, {
    value: props.value,
    empty: '',
  });
  const [isEditing, setEditing] = useState(false);
  const caret = useKeptCaret((text) => stripThousandsSeparators(text).length);

  function stepWithArrows(event: KeyboardEvent) {
    const direction = { ArrowUp: 1, ArrowDown: -1 }[event.key];
    const number = parseNumber(props.value || '0');
    if (!direction || number === undefined || props.readOnly) return;
    event.preventDefault();
    props.onChange(String(number + direction * step));
  }

  return (
    <TextInput
      {...inputProps}
      inputMode="decimal"
      autoComplete="off"
      placeholder={placeholder}
      value={isEditing ? props.value : groupThousands(props.value)}
      ref={caret.input}
      onChange={({ currentTarget }) => {
        caret.keep(currentTarget);
        setEditing(true);
        props.onChange(stripThousandsSeparators(currentTarget.value));
      }}
      onBlur={() => {
        setEditing(false);
        touch();
      }}
      onKeyDown={stepWithArrows}
      leftSection={prefix}
      rightSection={suffix}
      rightSectionWidth={suffix && `calc(${suffix.length}ch + var(--mantine-spacing-lg))`}
      wrapperProps={rootProps}
    />
  );
}

export type NumberFieldProps = FieldProps<string> & {
  /** How far an arrow key moves the number. */
  step?: number;
  /** A sign before the number, such as a currency. */
  prefix?: ReactNode;
  /** A unit after it. */
  suffix?: string;
  placeholder?: string;
};
