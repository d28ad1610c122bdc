import { Anchor, Button, Stack } from '@mantine/core';
import { email as emailRule } from '@tandem/domain/validation/contact-rules';
import { required } from '@tandem/domain/validation/text-rules';
import { useMutation } from '@tanstack/react-query';
import { useState } from 'react';
import { Link } from 'react-router';
import '@mantine/core/styles/Text.css';
import '@mantine/core/styles/Anchor.css';
import '@mantine/core/styles/Button.css';
import '@mantine/core/styles/Stack.css';
import { call } from '../../../lib/api/call.ts';
import { fieldRefusal, formRefusal } from '../../../lib/api/field-refusal.ts';
import { Banner } from '../../../ui/banner.tsx';
import { Form } from '../../../ui/fields/form.tsx';
import { TextField } from '../../../ui/fields/text-field.tsx';
import { FormColumn } from '../../../ui/form-column.tsx';
import { SandboxMailHint } from './sandbox-mail-hint.tsx';

/** Says the same whether or not the address has an account: strangers learn nothing here. */
export function ForgotPasswordPage() {
  const [email, setEmail] = useState('');
  const ask = useMutation({
    mutationFn: (body: { email: string }) => call('POST /forgot-password', { body }),
  });
  const refusal = formRefusal(ask.error);
  const back = (
    <Anchor component={Link} to="/login" inherit>
      Back to log in
    </Anchor>
  );

  if (ask.isSuccess) {
    return (
      <FormColumn
        drawing="letter"
        title="Check your mail"
        lead={
          <>
            If <strong>{ask.variables.email}</strong> has an account, a link to choose a new
            password is on its way. It can take a minute; look into the spam folder too.
          </>
        }
        footer={back}
      >
        <Button variant="default" fullWidth onClick={() => ask.reset()}>
          Try another address
        </Button>
        <SandboxMailHint email={ask.variables.email} />
      </FormColumn>
    );
  }
  return (
    <FormColumn
      title="Reset your password"
      lead="Tell us your email, and we send you a link to choose a new one."
      footer={back}
    >
      <Form onSubmit={() => ask.mutate({ email: email.trim() })}>
        <Stack gap="md">
          {refusal && <Banner status="error" title={refusal} />}
          <TextField
            label="Email"
            type="email"
            autoComplete="username"
            autoFocus
            value={email}
            onChange={setEmail}
            validators={[required(), emailRule()]}
            error={fieldRefusal(ask, 'email', email.trim())}
          />
          <Button type="submit" loading={ask.isPending} fullWidth size="md">
            Send the link
          </Button>
        </Stack>
      </Form>
    </FormColumn>
  );
}
