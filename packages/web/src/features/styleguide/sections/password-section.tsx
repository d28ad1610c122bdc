import { passwordConfirmation } from '@tandem/domain/accounts/password';
import { required } from '@tandem/domain/validation/text-rules';
import { NewPasswordField } from '../../../ui/fields/new-password-field.tsx';
import { PasswordField } from '../../../ui/fields/password-field.tsx';
import { GuideSection } from '../guide-section.tsx';
import { Sample, Samples } from '../sample.tsx';

export function PasswordSection({ title }: { title: string }) {
  return (
    <GuideSection
      title={title}
      use="For passwords. Show the checklist where one is chosen, not where it is entered."
    >
      <Samples>
        <Sample state="Choosing one" initial="">
          {(value, onChange) => <NewPasswordField label="New password" {...{ value, onChange }} />}
        </Sample>
        <Sample state="Half way" initial="maple2026">
          {(value, onChange) => <NewPasswordField label="Next password" {...{ value, onChange }} />}
        </Sample>
        <Sample state="Error" initial="maple" touched>
          {(value, onChange) => (
            <NewPasswordField label="Chosen password" {...{ value, onChange }} />
          )}
        </Sample>
        <Sample state="Error: guessed first" initial="Summer2026!">
          {(value, onChange) => (
            <NewPasswordField label="Common password" {...{ value, onChange }} />
          )}
        </Sample>
        <Sample state="Error: repeated" initial="Maple-2025" touched>
          {(value, onChange) => (
            <PasswordField
              label="Repeat password"
              isNew
              validators={[required(), passwordConfirmation(() => 'Maple-2026')]}
              {...{ value, onChange }}
            />
          )}
        </Sample>
        <Sample state="Entering one" initial="Maple-2026">
          {(value, onChange) => (
            <PasswordField label="Password" validators={[required()]} {...{ value, onChange }} />
          )}
        </Sample>
        <Sample state="Disabled" initial="">
          {(value, onChange) => (
            <PasswordField label="Current password" disabled {...{ value, onChange }} />
          )}
        </Sample>
      </Samples>
    </GuideSection>
  );
}
