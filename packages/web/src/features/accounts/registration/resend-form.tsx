import { Button, Stack } from '@mantine/core';
import { email as emailRule } from '@tandem/domain/validation/contact-rules';
import { required } from '@tandem/domain/validation/text-rules';
import { useMutation } from '@tanstack/react-query';
import { useState } from 'react';
import '@mantine/core/styles/Button.css';
import '@mantine/core/styles/Stack.css';
import { call } from '../../../lib/api/call.ts';
import { fieldRefusal, formRefusal } from '../../../lib/api/field-refusal.ts';
import { Banner } from '../../../ui/banner.tsx';
import { Form } from '../../../ui/fields/form.tsx';
import { TextField } from '../../../ui/fields/text-field.tsx';
import { SandboxMailHint } from './sandbox-mail-hint.tsx';

/** Asks for another confirmation mail. Answers the same for every address. */
export function ResendForm() {
  const [email, setEmail] = useState('');
  const resend = useMutation({
    mutationFn: (body: { email: string }) => call('POST /verify-email/resend', { body }),
  });
  const refusal = formRefusal(resend.error);
  if (resend.isSuccess) {
    return (
      <>
        <Banner status="success" title="Check your mail">
          If {resend.variables.email} waits to be confirmed, a new link is on its way.
        </Banner>
        <SandboxMailHint email={resend.variables.email} />
      </>
    );
  }
  return (
    <Form onSubmit={() => resend.mutate({ email: email.trim() })}>
      <Stack gap="md">
        {refusal && <Banner status="error" title={refusal} />}
        <TextField
          label="Email"
          type="email"
          autoComplete="email"
          value={email}
          onChange={setEmail}
          validators={[required(), emailRule()]}
          error={fieldRefusal(resend, 'email', email.trim())}
        />
        <Button type="submit" loading={resend.isPending} fullWidth size="md">
          Send a new one
        </Button>
      </Stack>
    </Form>
  );
}
