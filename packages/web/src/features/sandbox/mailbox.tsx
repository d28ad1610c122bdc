import { useQuery } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { useSearchParams } from 'react-router';
import { EmptyState } from '../../ui/empty-state.tsx';
import { Loaded } from '../../ui/loaded.tsx';
import { Moment } from '../../ui/moment.tsx';
import { RowLink } from '../../ui/row-link.tsx';
import { ListSkeleton } from '../../ui/skeletons/list-skeleton.tsx';
import { SplitView } from '../../ui/split-view.tsx';
import { MailView } from './mail-view.tsx';
import { mailsQuery } from './mails-query.ts';

type MailboxProps = {
  /** The page's own address; which mail is open stands behind it. */
  at: string;
  /** Stands above the list. */
  actions?: ReactNode;
};

/** Mails at the left, one of them at the right. Named by `?to=`, an address gets its newest at once. */
export function Mailbox({ at, actions }: MailboxProps) {
  const [search] = useSearchParams();
  const to = search.get('to') ?? undefined;
  const query = useQuery(mailsQuery(to));
  const newest = to ? query.data?.[0]?.id : undefined;
  const chosen = Number(search.get('mail')) || newest || null;
  const address = (mail: number) => `${at}?${new URLSearchParams({ mail: `${mail}` })}`;
  return (
    <SplitView
      isDetailChosen={chosen !== null}
      backTo={at}
      backLabel="All mails"
      list={
        <nav aria-label="Mails">
          {actions}
          <Loaded
            query={query}
            skeleton={<ListSkeleton />}
            empty={
              <EmptyState title="No mail yet" order={3}>
                {to ? 'It shows here by itself as soon as it is sent.' : 'Every mail lands here.'}
              </EmptyState>
            }
          >
            {(mails) =>
              mails.map((mail) => (
                <RowLink
                  key={mail.id}
                  to={address(mail.id)}
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
