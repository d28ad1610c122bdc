import { Button } from '@mantine/core';
import type { Answer } from '@tandem/contract/contract';
import type { InfiniteData, UseInfiniteQueryResult } from '@tanstack/react-query';
import '@mantine/core/styles/Button.css';
import { EmptyState } from '../../../ui/empty-state.tsx';
import { Moment } from '../../../ui/moment.tsx';
import { RowLink } from '../../../ui/row-link.tsx';
import { ListSkeleton } from '../../../ui/skeletons/list-skeleton.tsx';
import classes from './ticket-list.module.css';
import type { TicketPlace } from './use-ticket-place.ts';

export type TicketPage = Answer<'GET /admin/support-tickets'>;

type TicketListProps = {
  found: UseInfiniteQueryResult<InfiniteData<TicketPage>>;
  place: TicketPlace;
};

export function TicketList({ found, place }: TicketListProps) {
  const tickets = found.data?.pages.flatMap((page) => page.tickets);
  return (
    <nav aria-label="Tickets" className={classes.list}>
      {!tickets && <ListSkeleton />}
      {tickets?.length === 0 && <NothingHere place={place} />}
      {tickets?.map((ticket) => (
        <RowLink
          key={ticket.id}
          to={place.addressOf({ ticket: ticket.id })}
          isCurrent={ticket.id === place.ticketId}
          title={ticket.subject}
          note={<Moment at={ticket.createdAt} />}
          text={[ticket.name, ticket.brand?.name].filter(Boolean).join(' · ')}
        />
      ))}
      {found.hasNextPage && (
        <div className={classes.more}>
          <Button
            variant="default"
            size="xs"
            loading={found.isFetchingNextPage}
            onClick={() => void found.fetchNextPage()}
          >
            Show older
          </Button>
        </div>
      )}
    </nav>
  );
}

function NothingHere({ place: { search, state } }: { place: TicketPlace }) {
  if (search) {
    return (
      <EmptyState title="No ticket found" order={3}>
        Try a part of the name, the address or what was written.
      </EmptyState>
    );
  }
  return state === 'open' ? (
    <EmptyState title="Everybody has an answer" order={3}>
      Messages from Contact Us arrive here.
    </EmptyState>
  ) : (
    <EmptyState title="Nothing closed yet" order={3}>
      Tickets you close stay here to be read again.
    </EmptyState>
  );
}
