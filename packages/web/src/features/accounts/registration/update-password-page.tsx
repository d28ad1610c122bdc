import { Anchor, Button } from '@mantine/core';
import { Link, useNavigate, useSearchParams } from 'react-router';
import '@mantine/core/styles/Text.css';
import '@mantine/core/styles/Anchor.css';
import '@mantine/core/styles/Button.css';
import { useState } from 'react';
import { FormColumn } from '../../../ui/form-column.tsx';
import { showToast } from '../../../ui/toast/show-toast.ts';
import { NewPasswordForm } from './new-password-form.tsx';

/** Where the link in the mail leads: a new password, or another link when this one is too old. */
export function UpdatePasswordPage() {
  const [search] = useSearchParams();
  const navigate = useNavigate();
  const token = search.get('token') ?? '';
  const [isExpired, setExpired] = useState(token === '');
  const footer = (
    <Anchor component={Link} to="/login" inherit>
      Back to log in
    </Anchor>
  );

  if (isExpired) {
    return (
      <FormColumn
        drawing="letter"
        title="This link has expired"
        lead="Links to choose a new password work once and only for a while. Your old password still works."
        footer={footer}
      >
        <Button component={Link} to="/forgot-password" fullWidth size="md">
          Send a new one
        </Button>
      </FormColumn>
    );
  }
  return (
    <FormColumn
      title="Choose a new password"
      lead="You will be logged out everywhere else."
      footer={footer}
    >
      <NewPasswordForm
        token={token}
        onExpired={() => setExpired(true)}
        onDone={() => {
          showToast('Password changed. Log in with it.', { type: 'success' });
          void navigate('/login', { replace: true });
        }}
      />
    </FormColumn>
  );
}
