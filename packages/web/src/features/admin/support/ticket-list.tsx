import type { Answer } from '@tandem/contract/contract';
import type { InfiniteData, UseInfiniteQueryResult } from '@tanstack/react-query';
import { EmptyState } from '../../../ui/empty-state.tsx';
import { Loaded } from '../../../ui/loaded.tsx';
import { Moment } from '../../../ui/moment.tsx';
import { RowLink } from '../../../ui/row-link.tsx';
import { ShowOlder } from '../../../ui/show-older.tsx';
import { ListSkeleton } from '../../../ui/skeletons/list-skeleton.tsx';
import classes from './ticket-list.module.css';
import type { TicketPlace } from './use-ticket-place.ts';

type TicketPage = Answer<'GET /admin/support-tickets'>;

export type FoundTickets = UseInfiniteQueryResult<InfiniteData<TicketPage>>;

type TicketListProps = { found: FoundTickets; place: TicketPlace };

export function TicketList({ found, place }: TicketListProps) {
  const tickets = found.data?.pages.flatMap((page) => page.tickets);
  return (
    <nav aria-label="Tickets" className={classes.list}>
      <Loaded
        query={{ ...found, data: tickets }}
        skeleton={<ListSkeleton />}
        empty={<NothingHere place={place} />}
      >
        {(listed) =>
          listed.map((ticket) => (
            <RowLink
              key={ticket.id}
              to={place.addressOf({ ticket: ticket.id })}
              isCurrent={ticket.id === place.ticketId}
              title={ticket.subject}
              note={<Moment at={ticket.createdAt} />}
              text={[ticket.name, ticket.brand?.name].filter(Boolean).join(' · ')}
            />
          ))
        }
      </Loaded>
      <ShowOlder query={found} size="xs" />
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
