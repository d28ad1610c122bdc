import { Button, Stack } from '@mantine/core';
import '@mantine/core/styles/Button.css';
import '@mantine/core/styles/Stack.css';
import { Banner } from '../../../ui/banner.tsx';
import { useAcceptInvite } from './invite-query.ts';

/** The right person is already signed in: one press is enough. */
export function JoinButton({ token }: { token: string }) {
  const accept = useAcceptInvite(token);
  return (
    <Stack gap="md">
      {accept.error && <Banner status="error" title={accept.error.message} />}
      <Button
        fullWidth
        size="md"
        loading={accept.isPending}
        onClick={() => accept.mutate(undefined)}
      >
        Join
      </Button>
    </Stack>
  );
}
