import { Button } from '@mantine/core';
import { IconMailForward } from '@tabler/icons-react';
import { useMutation } from '@tanstack/react-query';
import '@mantine/core/styles/Button.css';
import { call } from '../../lib/api/call.ts';
import { showToast } from '../../ui/toast/show-toast.ts';
import classes from './send-summary-button.module.css';

/** What is unread goes out once a day; nobody in the sandbox waits for that. */
export function SendSummaryButton() {
  const send = useMutation({
    mutationFn: () => call('POST /sandbox/digest'),
    onSuccess: ({ isSent }) => {
      if (isSent) showToast('Your summary is in the mailbox', { type: 'success' });
      else showToast('Nothing is unread, so there is nothing to send');
    },
    onError: (error) => showToast(error.message, { type: 'warning' }),
  });
  return (
    <div className={classes.bar}>
      <Button
        variant="default"
        size="xs"
        leftSection={<IconMailForward size={16} aria-hidden />}
        loading={send.isPending}
        onClick={() => send.mutate()}
      >
        Send me my summary
      </Button>
    </div>
  );
}
