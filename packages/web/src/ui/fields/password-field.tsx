import { PasswordInput } from '@mantine/core';
import type { FieldProps } from './field-props.ts';
import { useField } from './use-field.tsx';
import '@mantine/core/styles/ActionIcon.css';
import '@mantine/core/styles/PasswordInput.css';

/** A password that can be shown. */
export function PasswordField(props: PasswordFieldProps) {
  const { inputProps, rootProps } = useField(props, {
    value: props.value,
    empty: '',
  });

  return (
    <div {...rootProps}>
      <PasswordInput
        {...inputProps}
        // Other inputs of the kit say this by themselves.
        aria-invalid={inputProps.error ? true : undefined}
        value={props.value}
        autoFocus={props.autoFocus}
        onChange={(event) => props.onChange(event.currentTarget.value)}
        autoComplete={props.isNew ? 'new-password' : 'current-password'}
        visibilityToggleButtonProps={{ 'aria-label': `Show ${props.label}`, tabIndex: 0 }}
      />
    </div>
  );
}

export type PasswordFieldProps = FieldProps<string> & {
  /** A password being chosen or repeated, which password managers should not fill in. */
  isNew?: boolean;
  autoFocus?: boolean;
};
