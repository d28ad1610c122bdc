import { Button, Stack } from '@mantine/core';
import { passwordConfirmation } from '@tandem/domain/accounts/password';
import { required } from '@tandem/domain/validation/text-rules';
import { useMutation } from '@tanstack/react-query';
import { useState } from 'react';
import '@mantine/core/styles/Button.css';
import '@mantine/core/styles/Stack.css';
import { call } from '../../../lib/api/call.ts';
import { fieldRefusal, formRefusal } from '../../../lib/api/field-refusal.ts';
import { Banner } from '../../../ui/banner.tsx';
import { Form } from '../../../ui/fields/form.tsx';
import { NewPasswordField } from '../../../ui/fields/new-password-field.tsx';
import { PasswordField } from '../../../ui/fields/password-field.tsx';
import { isGone } from '../mailed-links/mailed-link.tsx';

type NewPasswordFormProps = {
  token: string;
  email: string;
  onDone: () => void;
  onExpired: () => void;
};

export function NewPasswordForm({ token, email, onDone, onExpired }: NewPasswordFormProps) {
  const [password, setPassword] = useState('');
  const [repeated, setRepeated] = useState('');
  const update = useMutation({
    mutationFn: (body: { token: string; password: string }) =>
      call('POST /update-password', { body }),
    onSuccess: onDone,
    onError(error) {
      if (isGone(error)) onExpired();
    },
  });
  const refusal = formRefusal(update.error);
  return (
    <Form onSubmit={() => update.mutate({ token, password })}>
      <Stack gap="md">
        {refusal && <Banner status="error" title={refusal} />}
        <NewPasswordField
          label="New password"
          ownWords={[email]}
          value={password}
          onChange={setPassword}
          error={fieldRefusal(update, 'password', password)}
        />
        <PasswordField
          label="Repeat new password"
          isNew
          value={repeated}
          onChange={setRepeated}
          validators={[required(), passwordConfirmation(() => password)]}
        />
        <Button type="submit" loading={update.isPending} fullWidth size="md">
          Change password
        </Button>
      </Stack>
    </Form>
  );
}
