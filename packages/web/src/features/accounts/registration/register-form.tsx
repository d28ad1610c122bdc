import { Button, Stack } from '@mantine/core';
import { maxCharacters, required } from '@tandem/domain/validation/text-rules';
import { useState } from 'react';
import '@mantine/core/styles/Button.css';
import '@mantine/core/styles/Stack.css';
import { fieldRefusal, formRefusal } from '../../../lib/api/field-refusal.ts';
import { Banner } from '../../../ui/banner.tsx';
import { Form } from '../../../ui/fields/form.tsx';
import { TextField } from '../../../ui/fields/text-field.tsx';
import classes from './register-form.module.css';
import { useRegister } from './use-register.ts';
import { WorkEmailField } from './work-email-field.tsx';

const NAME_RULES = [required(), maxCharacters(80)];

export function RegisterForm({ onRegistered }: { onRegistered: (email: string) => void }) {
  const [firstName, setFirstName] = useState('');
  const [lastName, setLastName] = useState('');
  const [email, setEmail] = useState('');
  const register = useRegister(onRegistered);
  const refusal = formRefusal(register.error);

  function submit() {
    register.mutate({
      firstName: firstName.trim(),
      lastName: lastName.trim(),
      email: email.trim(),
    });
  }

  return (
    <Form onSubmit={submit}>
      <Stack gap="md">
        {refusal && <Banner status="error" title={refusal} />}
        <div className={classes.names}>
          <TextField
            label="First name"
            autoComplete="given-name"
            autoFocus
            value={firstName}
            onChange={setFirstName}
            validators={NAME_RULES}
            error={fieldRefusal(register, 'firstName', firstName.trim())}
          />
          <TextField
            label="Last name"
            autoComplete="family-name"
            value={lastName}
            onChange={setLastName}
            validators={NAME_RULES}
            error={fieldRefusal(register, 'lastName', lastName.trim())}
          />
        </div>
        <WorkEmailField
          value={email}
          onChange={setEmail}
          error={fieldRefusal(register, 'email', email.trim())}
          isSending={register.isPending || register.isSuccess}
        />
        <Button type="submit" loading={register.isPending} fullWidth size="md">
          Start My 30 Day Trial
        </Button>
      </Stack>
    </Form>
  );
}
