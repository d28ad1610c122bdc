import { PasswordInput } from '@mantine/core';
import { passwordChecklist } from '@tandem/domain/accounts/password';
import type { FieldProps } from './field-props.ts';
import { PasswordChecklist } from './password-checklist.tsx';
import { useField } from './use-field.tsx';
import '@mantine/core/styles/ActionIcon.css';
import '@mantine/core/styles/PasswordInput.css';

/** A password that can be shown. With the checklist it tells, key by key, what is still missing. */
export function PasswordField({ withChecklist = false, ...props }: PasswordFieldProps) {
  const { inputProps, rootProps } = useField(props, {
    value: props.value,
    empty: '',
  });

  return (
    <div {...rootProps}>
      <PasswordInput
        {...inputProps}
        value={props.value}
        autoFocus={props.autoFocus}
        onChange={(event) => props.onChange(event.currentTarget.value)}
        autoComplete={props.isNew || withChecklist ? 'new-password' : 'current-password'}
        visibilityToggleButtonProps={{ 'aria-label': `Show ${props.label}`, tabIndex: 0 }}
      />
      {withChecklist && <PasswordChecklist items={passwordChecklist(props.value)} />}
    </div>
  );
}

export type PasswordFieldProps = FieldProps<string> & {
  /** Shows the demands below the field; for choosing a password, not for entering one. */
  withChecklist?: boolean;
  /** A password being chosen or repeated, which password managers should not fill in. */
  isNew?: boolean;
  autoFocus?: boolean;
};
