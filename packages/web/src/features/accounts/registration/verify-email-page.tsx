import { Anchor } from '@mantine/core';
import { useState } from 'react';
import { Link } from 'react-router';
import '@mantine/core/styles/Text.css';
import '@mantine/core/styles/Anchor.css';
import { FormColumn } from '../../../ui/form-column.tsx';
import { MailedLink } from '../mailed-links/mailed-link.tsx';
import { ConfirmForm } from './confirm-form.tsx';
import { ResendForm } from './resend-form.tsx';

/**
 * Where the link in the first mail leads. The password is chosen here and not when registering: only
 * whoever reads the mailbox gets this far.
 */
export function VerifyEmailPage() {
  const [isExpired, setExpired] = useState(false);
  const expired = (
    <FormColumn
      drawing="letter"
      title="This link has expired"
      lead="Links to confirm an address work once and only for a while. Tell us your email, and we send you a new one."
      footer={
        <>
          Already confirmed?{' '}
          <Anchor component={Link} to="/login" inherit>
            Log in
          </Anchor>
        </>
      }
    >
      <ResendForm />
    </FormColumn>
  );
  if (isExpired) return expired;
  return (
    <MailedLink purpose="verify-email" title="Confirm your address" expired={expired}>
      {({ token, email }) => (
        <FormColumn
          title="Choose your password"
          lead={
            <>
              It confirms that <strong>{email}</strong> is yours. Then you set up your brand.
            </>
          }
        >
          <ConfirmForm token={token} email={email} onExpired={() => setExpired(true)} />
        </FormColumn>
      )}
    </MailedLink>
  );
}
