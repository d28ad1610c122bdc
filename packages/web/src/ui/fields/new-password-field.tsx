import { newPasswordChecklist, notGuessable } from '@tandem/domain/accounts/guessable-password';
import { password } from '@tandem/domain/accounts/password';
import { required } from '@tandem/domain/validation/text-rules';
import type { FieldProps } from './field-props.ts';
import { PasswordChecklist } from './password-checklist.tsx';
import { PasswordField } from './password-field.tsx';

/**
 * Where a password is chosen. It tells, key by key, which demands are still missing, and once they
 * are met, whether the password is one that is guessed first.
 */
export function NewPasswordField({ ownWords = [], ...props }: NewPasswordFieldProps) {
  const items = newPasswordChecklist(props.value, ownWords);
  const guessable = notGuessable(ownWords);
  const isComplete = password()(props.value) === undefined;
  const problem = isComplete ? guessable(props.value)?.message : undefined;
  return (
    <div>
      <PasswordField
        {...props}
        isNew
        validators={[required(), password(), guessable]}
        error={props.error ?? problem}
      />
      <PasswordChecklist items={items} problem={problem} />
    </div>
  );
}

type NewPasswordFieldProps = Omit<FieldProps<string>, 'validators'> & {
  /** What others can know of the person: name, address, brands. */
  ownWords?: readonly string[];
  autoFocus?: boolean;
};
