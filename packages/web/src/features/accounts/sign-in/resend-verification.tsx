import { Anchor } from '@mantine/core';
import { useMutation } from '@tanstack/react-query';
import '@mantine/core/styles/Text.css';
import '@mantine/core/styles/Anchor.css';
import { call } from '../../../lib/api/call.ts';

/** For somebody who knows their password but never followed the link in our mail. */
export function ResendVerification({ email }: { email: string }) {
  const resend = useMutation({
    mutationFn: () => call('POST /verify-email/resend', { body: { email } }),
  });
  if (resend.isSuccess) return <>A new link is on its way to {email}.</>;
  return (
    <>
      {resend.error ? `${resend.error.message} ` : 'Open the link in our mail. '}
      <Anchor
        component="button"
        type="button"
        inherit
        underline="always"
        disabled={resend.isPending}
        onClick={() => resend.mutate()}
      >
        Send the link again
      </Anchor>
    </>
  );
}
