import { isWorkEmail, workEmail } from '@tandem/domain/accounts/work-email';
import { email, isEmail } from '@tandem/domain/validation/contact-rules';
import { required } from '@tandem/domain/validation/text-rules';
import { takenMessage } from '@tandem/domain/validation/validator';
import { call } from '../../../lib/api/call.ts';
import { useAvailability } from '../../../lib/api/use-availability.ts';
import { FreeMark } from '../../../ui/fields/free-mark.tsx';
import { TextField } from '../../../ui/fields/text-field.tsx';

type WorkEmailFieldProps = {
  value: string;
  onChange: (value: string) => void;
  error: string | undefined;
  isSending: boolean;
};

/** An address at the brand's own domain that nobody registered yet, looked up while it is typed. */
export function WorkEmailField({ value, onChange, error, isSending }: WorkEmailFieldProps) {
  const availability = useAvailability({
    value,
    isWorthAsking: (address) => isEmail(address) && isWorkEmail(address),
    lookUp: emailAvailable,
    isOff: isSending,
    takenMessage: (address) => takenMessage('email', address),
  });
  return (
    <TextField
      label="Work email"
      type="email"
      autoComplete="email"
      value={value}
      onChange={onChange}
      validators={[required(), email(), workEmail(), availability.validator]}
      error={availability.error ?? error}
      loading={availability.isChecking}
      rightSection={availability.isFree && <FreeMark />}
    />
  );
}

function emailAvailable(address: string, signal: AbortSignal) {
  return call('GET /register/email-available/:email', { params: { email: address }, signal });
}
