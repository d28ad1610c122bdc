import { Button, Stack } from '@mantine/core';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { useNavigate } from 'react-router';
import '@mantine/core/styles/Button.css';
import '@mantine/core/styles/Stack.css';
import { call } from '../../../lib/api/call.ts';
import { fieldRefusal, formRefusal } from '../../../lib/api/field-refusal.ts';
import { track } from '../../../lib/metrics/track.ts';
import { clearActiveBrandId } from '../../../lib/session/active-brand.ts';
import { stopImpersonating } from '../../../lib/session/impersonation.ts';
import { Banner } from '../../../ui/banner.tsx';
import { Form } from '../../../ui/fields/form.tsx';
import { NewPasswordField } from '../../../ui/fields/new-password-field.tsx';
import { TextField } from '../../../ui/fields/text-field.tsx';
import { forgetQueries } from '../mailed-links/forget-queries.ts';
import { isGone } from '../mailed-links/mailed-link.tsx';

type ConfirmFormProps = { token: string; email: string; onExpired: () => void };

/** Confirms the address with the password that its owner chooses, and goes straight on. */
export function ConfirmForm({ token, email, onExpired }: ConfirmFormProps) {
  const [password, setPassword] = useState('');
  const navigate = useNavigate();
  const queryClient = useQueryClient();
  const confirm = useMutation({
    mutationFn: (body: { token: string; password: string }) => call('POST /verify-email', { body }),
    async onSuccess() {
      track('sign_up');
      // Somebody else may have used this browser before.
      clearActiveBrandId();
      stopImpersonating();
      forgetQueries(queryClient);
      await navigate('/', { replace: true });
    },
    onError(error) {
      if (isGone(error)) onExpired();
    },
  });
  const refusal = formRefusal(confirm.error);
  return (
    <Form onSubmit={() => confirm.mutate({ token, password })}>
      <Stack gap="md">
        {refusal && <Banner status="error" title={refusal} />}
        {/* Password managers save the pair, so the address has to be a field. */}
        <TextField
          label="Email"
          value={email}
          onChange={() => {}}
          readOnly
          autoComplete="username"
        />
        <NewPasswordField
          label="Password"
          ownWords={[email]}
          autoFocus
          value={password}
          onChange={setPassword}
          error={fieldRefusal(confirm, 'password', password)}
        />
        <Button type="submit" loading={confirm.isPending} fullWidth size="md">
          Confirm my address
        </Button>
      </Stack>
    </Form>
  );
}
