import { Anchor, Button, Stack } from '@mantine/core';
import { Link } from 'react-router';
import '@mantine/core/styles/Text.css';
import '@mantine/core/styles/Anchor.css';
import '@mantine/core/styles/Button.css';
import '@mantine/core/styles/Stack.css';
import { call } from '../../../lib/api/call.ts';
import { FormColumn } from '../../../ui/form-column.tsx';
import { isGone, MailedLink } from '../mailed-links/mailed-link.tsx';
import { CodeStep } from './code-step.tsx';
import { LoginTrouble } from './login-trouble.tsx';
import { useSignIn } from './use-sign-in.ts';

interface Proof {
  token: string;
  code?: string;
}

/**
 * Where the link to log in leads. It waits for a press, because mail programs open links to look
 * behind them, and this one works once.
 */
export function LoginLinkPage() {
  const attempt = useSignIn((body: Proof) => call('POST /login-link/use', { body }));
  const toLogin = (
    <Anchor component={Link} to="/login" inherit>
      Back to log in
    </Anchor>
  );
  const expired = (
    <FormColumn
      drawing="letter"
      title="This link has expired"
      lead="Links to log in work once and for 15 minutes. Your password still works."
    >
      <Button component={Link} to="/login" fullWidth size="md">
        Back to log in
      </Button>
    </FormColumn>
  );
  if (isGone(attempt.error)) return expired;
  return (
    <MailedLink purpose="log-in" title="Log in to Tandem" expired={expired}>
      {({ token, email }) =>
        attempt.asksForCode ? (
          <CodeStep
            email={email}
            isPending={attempt.isPending}
            error={attempt.error}
            onCode={(code) => attempt.signIn({ token, code })}
            onStartOver={attempt.startOver}
          />
        ) : (
          <FormColumn
            title="Log in to Tandem"
            lead={
              <>
                As <strong>{email}</strong>, in this browser.
              </>
            }
            footer={toLogin}
          >
            <Stack gap="md">
              {attempt.error && <LoginTrouble error={attempt.error} email={email} />}
              <Button
                fullWidth
                size="md"
                loading={attempt.isPending}
                onClick={() => attempt.signIn({ token })}
              >
                Log in
              </Button>
            </Stack>
          </FormColumn>
        )
      }
    </MailedLink>
  );
}
