import { Anchor } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { Link } from 'react-router';
import '@mantine/core/styles/Text.css';
import '@mantine/core/styles/Anchor.css';
import { demoLoginsQuery } from '../../../lib/session/demo-logins-query.ts';
import classes from './sandbox-mail-hint.module.css';

/** In the sandbox no mail leaves the house; says where it went instead. */
export function SandboxMailHint({ email = '' }: { email?: string }) {
  const { data = [] } = useQuery(demoLoginsQuery());
  if (data.length === 0) return null;
  return (
    <p className={classes.hint}>
      This is a sandbox, so mails stay on this machine.{' '}
      <Anchor component={Link} to={mailboxOf(email)} inherit underline="always">
        Read the mail
      </Anchor>
    </p>
  );
}

function mailboxOf(email: string): string {
  return email ? `/mailbox?${new URLSearchParams({ to: email })}` : '/mailbox';
}
