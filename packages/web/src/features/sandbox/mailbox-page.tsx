import { useQuery } from '@tanstack/react-query';
import { useSearchParams } from 'react-router';
import { EmptyState } from '../../ui/empty-state.tsx';
import { Loaded } from '../../ui/loaded.tsx';
import { Moment } from '../../ui/moment.tsx';
import { RowLink } from '../../ui/row-link.tsx';
import { ListSkeleton } from '../../ui/skeletons/list-skeleton.tsx';
import { SplitView } from '../../ui/split-view.tsx';
import { MailView } from './mail-view.tsx';
import { mailsQuery } from './mails-query.ts';
import { SendSummaryButton } from './send-summary-button.tsx';

export function MailboxPage() {
  const query = useQuery(mailsQuery());
  const [search] = useSearchParams();
  const chosen = Number(search.get('mail')) || null;
  return (
    <SplitView
      isDetailChosen={chosen !== null}
      backTo="/sandbox/mailbox"
      backLabel="All mails"
      list={
        <nav aria-label="Mails">
          <SendSummaryButton />
          <Loaded
            query={query}
            skeleton={<ListSkeleton />}
            empty={
              <EmptyState title="No mail yet" order={3}>
                Every mail the product sends lands here.
              </EmptyState>
            }
          >
            {(mails) =>
              mails.map((mail) => (
                <RowLink
                  key={mail.id}
                  to={`/sandbox/mailbox?mail=${mail.id}`}
                  isCurrent={mail.id === chosen}
                  title={mail.subject}
                  note={<Moment at={mail.createdAt} />}
                  text={mail.to}
                />
              ))
            }
          </Loaded>
        </nav>
      }
      detail={
        chosen === null ? (
          <EmptyState drawing="letter" title="Choose a mail">
            Read what people would get in their inbox.
          </EmptyState>
        ) : (
          <MailView key={chosen} id={chosen} />
        )
      }
    />
  );
}
