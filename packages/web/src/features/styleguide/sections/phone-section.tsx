import { usPhone } from '@tandem/domain/accounts/us-phone';
import { required } from '@tandem/domain/validation/text-rules';
import { PhoneField } from '../../../ui/fields/phone-field.tsx';
import { GuideSection } from '../guide-section.tsx';
import { Sample, Samples } from '../sample.tsx';

export function PhoneSection({ title }: { title: string }) {
  return (
    <GuideSection title={title} use="For US phone numbers; a leading 1 or +1 may be pasted along.">
      <Samples>
        <Sample state="Empty" initial="">
          {(value, onChange) => (
            <PhoneField
              label="Test phone number"
              description="Test messages are free."
              validators={[required(), usPhone()]}
              {...{ value, onChange }}
            />
          )}
        </Sample>
        <Sample state="Filled" initial="2125550142">
          {(value, onChange) => (
            <PhoneField label="Support phone" validators={[usPhone()]} {...{ value, onChange }} />
          )}
        </Sample>
        <Sample state="Error" initial="(212) 55" touched>
          {(value, onChange) => (
            <PhoneField label="Contact phone" validators={[usPhone()]} {...{ value, onChange }} />
          )}
        </Sample>
        <Sample state="Read-only" initial="3125550187">
          {(value, onChange) => (
            <PhoneField label="Sending number" readOnly {...{ value, onChange }} />
          )}
        </Sample>
        <Sample state="Disabled" initial="">
          {(value, onChange) => (
            <PhoneField label="Backup phone" disabled {...{ value, onChange }} />
          )}
        </Sample>
      </Samples>
    </GuideSection>
  );
}
