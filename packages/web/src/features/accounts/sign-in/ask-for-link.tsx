import { Anchor, Button } from '@mantine/core';
import { useMutation } from '@tanstack/react-query';
import { Link } from 'react-router';
import '@mantine/core/styles/Text.css';
import '@mantine/core/styles/Anchor.css';
import '@mantine/core/styles/Button.css';
import { call } from '../../../lib/api/call.ts';
import { SandboxMailHint } from '../registration/sandbox-mail-hint.tsx';
import classes from './ask-for-link.module.css';

/** The way in for somebody whose password is being guessed at: the mailbox, and no waiting. */
export function AskForLink({ email }: { email: string }) {
  const ask = useMutation({
    mutationFn: () => call('POST /login-link', { body: { email: email.trim() } }),
  });
  if (ask.isSuccess) {
    return (
      <div role="status" className={classes.ways}>
        <p>If {email.trim()} has an account, a link to log in is on its way. It works once.</p>
        <SandboxMailHint email={email.trim()} />
      </div>
    );
  }
  return (
    <div className={classes.ways}>
      {ask.error && <p role="alert">{ask.error.message}</p>}
      <Button variant="default" size="sm" loading={ask.isPending} onClick={() => ask.mutate()}>
        Mail me a link to log in
      </Button>
      <Anchor component={Link} to="/forgot-password" inherit underline="always">
        Choose a new password
      </Anchor>
    </div>
  );
}
