import { Anchor } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import '@mantine/core/styles/Text.css';
import '@mantine/core/styles/Anchor.css';
import { APP_BASE } from '../../../lib/app-base.ts';
import { demoLoginsQuery } from '../../../lib/session/demo-logins-query.ts';
import classes from './sandbox-mail-hint.module.css';

/** In the sandbox no mail leaves the house; says where it went instead. */
export function SandboxMailHint() {
  const { data = [] } = useQuery(demoLoginsQuery());
  if (data.length === 0) return null;
  return (
    <p className={classes.hint}>
      This is a sandbox, so mails stay here. Any demo account can{' '}
      <Anchor
        href={`${APP_BASE}/sandbox/mailbox`}
        target="_blank"
        rel="noopener"
        inherit
        underline="always"
      >
        open the sandbox mailbox
      </Anchor>
    </p>
  );
}
