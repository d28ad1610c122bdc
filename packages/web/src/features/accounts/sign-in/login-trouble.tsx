import { Anchor } from '@mantine/core';
import { Link } from 'react-router';
import '@mantine/core/styles/Text.css';
import '@mantine/core/styles/Anchor.css';
import type { ApiError } from '../../../lib/api/api-error.ts';
import { Banner } from '../../../ui/banner.tsx';
import { ResendVerification } from './resend-verification.tsx';

/** Why somebody did not get in, always with the way forward where there is one. */
export function LoginTrouble({ error, email }: { error: ApiError; email: string }) {
  if (Object.keys(error.fields).length > 0) return null;
  if (error.code === 'second_factor_required') return null;
  if (error.code === 'locked_out') {
    return (
      <Banner status="alert" title={error.message}>
        <Anchor component={Link} to="/forgot-password" inherit underline="always">
          Choose a new password
        </Anchor>
      </Banner>
    );
  }
  if (error.code === 'email_not_verified') {
    return (
      <Banner status="informational" title={error.message}>
        <ResendVerification email={email} />
      </Banner>
    );
  }
  return <Banner status="error" title={error.message} />;
}
