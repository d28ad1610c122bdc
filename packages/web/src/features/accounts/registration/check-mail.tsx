import { Anchor, Button } from '@mantine/core';
import { useMutation } from '@tanstack/react-query';
import '@mantine/core/styles/Text.css';
import '@mantine/core/styles/Anchor.css';
import '@mantine/core/styles/Button.css';
import { call } from '../../../lib/api/call.ts';
import { FormColumn } from '../../../ui/form-column.tsx';
import { showToast } from '../../../ui/toast/show-toast.ts';
import { SandboxMailHint } from './sandbox-mail-hint.tsx';

/** After registering: everything waits for the link in the mail. */
export function CheckMail({ email, onWrongAddress }: CheckMailProps) {
  const resend = useMutation({
    mutationFn: () => call('POST /verify-email/resend', { body: { email } }),
    onSuccess: () => showToast('Sent again', { type: 'success' }),
    onError: (error) => showToast(error.message, { type: 'warning' }),
  });
  return (
    <FormColumn
      drawing="letter"
      title="Check your mail"
      lead={
        <>
          We sent a link to <strong>{email}</strong>. Open it to choose your password and set up
          your brand. It can take a minute; look into the spam folder too.
        </>
      }
      footer={
        <>
          Wrong address?{' '}
          <Anchor component="button" type="button" inherit onClick={onWrongAddress}>
            Start again
          </Anchor>
        </>
      }
    >
      <Button
        variant="default"
        fullWidth
        loading={resend.isPending}
        onClick={() => resend.mutate()}
      >
        Send the mail again
      </Button>
      <SandboxMailHint email={email} />
    </FormColumn>
  );
}

type CheckMailProps = { email: string; onWrongAddress: () => void };
