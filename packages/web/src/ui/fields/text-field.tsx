import { TextInput } from '@mantine/core';
import type { HTMLInputAutoCompleteAttribute, HTMLInputTypeAttribute, ReactNode } from 'react';
import type { FieldProps } from './field-props.ts';
import { useField } from './use-field.tsx';

/** One line of text. The value is trimmed when the person leaves the field. */
export function TextField({ type = 'text', ...props }: TextFieldProps) {
  const { inputProps, rootProps, touch } = useField(props, {
    value: props.value.trim(),
    empty: '',
  });

  function leave() {
    if (props.value !== props.value.trim()) props.onChange(props.value.trim());
    touch();
  }

  return (
    <TextInput
      {...inputProps}
      type={type}
      value={props.value}
      onChange={(event) => props.onChange(event.currentTarget.value)}
      onBlur={leave}
      placeholder={props.placeholder}
      autoComplete={props.autoComplete}
      autoFocus={props.autoFocus}
      data-autofocus={props.isFirstInDialog || undefined}
      inputMode={props.inputMode}
      spellCheck={type === 'text'}
      leftSection={props.leftSection}
      rightSection={props.rightSection}
      rightSectionPointerEvents="all"
      wrapperProps={rootProps}
    />
  );
}

export type TextFieldProps = FieldProps<string> & {
  type?: Extract<HTMLInputTypeAttribute, 'text' | 'email' | 'url' | 'search'>;
  placeholder?: string;
  autoComplete?: HTMLInputAutoCompleteAttribute;
  /** For the first field of a page that is all form. */
  autoFocus?: boolean;
  /** A dialog starts here and not at its Close button; `autoFocus` would hide from it who opened it. */
  isFirstInDialog?: boolean;
  /** Which keys a phone offers. */
  inputMode?: 'text' | 'numeric';
  leftSection?: ReactNode;
  rightSection?: ReactNode;
};
