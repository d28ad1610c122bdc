import { Mailbox } from './mailbox.tsx';
import { SendSummaryButton } from './send-summary-button.tsx';

export function MailboxPage() {
  return <Mailbox at="/sandbox/mailbox" actions={<SendSummaryButton />} />;
}
