import { useSearchParams } from 'react-router';
import { Page } from '../../ui/page.tsx';
import { Mailbox } from './mailbox.tsx';

/** The mailbox for somebody who has no account yet, and waits for the mail that confirms one. */
export function PublicMailboxPage() {
  const [search] = useSearchParams();
  const to = search.get('to');
  return (
    <Page
      title="Sandbox mailbox"
      description={
        to
          ? `Mails to ${to}. They stay on this machine.`
          : 'Every mail the product sends stays on this machine and can be read here.'
      }
    >
      <Mailbox at="/mailbox" />
    </Page>
  );
}
