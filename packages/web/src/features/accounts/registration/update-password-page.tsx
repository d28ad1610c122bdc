import { Anchor, Button } from '@mantine/core';
import { useState } from 'react';
import { Link, useNavigate } from 'react-router';
import '@mantine/core/styles/Text.css';
import '@mantine/core/styles/Anchor.css';
import '@mantine/core/styles/Button.css';
import { FormColumn } from '../../../ui/form-column.tsx';
import { showToast } from '../../../ui/toast/show-toast.ts';
import { MailedLink } from '../mailed-links/mailed-link.tsx';
import { NewPasswordForm } from './new-password-form.tsx';

/** Where the link in the mail leads: a new password, or another link when this one is too old. */
export function UpdatePasswordPage() {
  const navigate = useNavigate();
  const [isExpired, setExpired] = useState(false);
  const footer = (
    <Anchor component={Link} to="/login" inherit>
      Back to log in
    </Anchor>
  );
  const expired = (
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
  if (isExpired) return expired;
  return (
    <MailedLink purpose="reset-password" title="Choose a new password" expired={expired}>
      {({ token, email }) => (
        <FormColumn
          title="Choose a new password"
          lead={
            <>
              For <strong>{email}</strong>. You will be logged out everywhere else.
            </>
          }
          footer={footer}
        >
          <NewPasswordForm
            token={token}
            email={email}
            onExpired={() => setExpired(true)}
            onDone={() => {
              showToast('Password changed. Log in with it.', { type: 'success' });
              void navigate('/login', { replace: true });
            }}
          />
        </FormColumn>
      )}
    </MailedLink>
  );
}
