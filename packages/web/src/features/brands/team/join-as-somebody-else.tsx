import { Button, Stack } from '@mantine/core';
import { useMutation } from '@tanstack/react-query';
import { Link } from 'react-router';
import '@mantine/core/styles/Button.css';
import '@mantine/core/styles/Stack.css';
import { call } from '../../../lib/api/call.ts';
import { clearActiveBrandId } from '../../../lib/session/active-brand.ts';
import { stopImpersonating } from '../../../lib/session/impersonation.ts';
import { Banner } from '../../../ui/banner.tsx';
import { showToast } from '../../../ui/toast/show-toast.ts';

/** An invitation is for one address; nobody else can take it, and nobody should by accident. */
export function JoinAsSomebodyElse({ signedInAs, invited }: JoinAsSomebodyElseProps) {
  const leave = useMutation({
    mutationFn: () => call('POST /logout'),
    onSuccess() {
      clearActiveBrandId();
      stopImpersonating();
      // The same page again, with nobody signed in.
      location.reload();
    },
    onError: (error) => showToast(error.message, { type: 'warning' }),
  });
  return (
    <Stack gap="sm">
      <Banner status="alert" title="This invitation is for another address">
        It was sent to {invited}. You are logged in as {signedInAs}.
      </Banner>
      <Button fullWidth size="md" loading={leave.isPending} onClick={() => leave.mutate()}>
        Log out and continue
      </Button>
      <Button component={Link} to="/" variant="default" fullWidth size="md">
        Stay on this account
      </Button>
    </Stack>
  );
}

type JoinAsSomebodyElseProps = { signedInAs: string; invited: string };
