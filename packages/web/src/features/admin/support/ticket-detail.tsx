import { Button } from '@mantine/core';
import type { SupportTicket } from '@tandem/contract/support';
import { useState } from 'react';
import { Link } from 'react-router';
import '@mantine/core/styles/Button.css';
import { EmptyState } from '../../../ui/empty-state.tsx';
import { ListSkeleton } from '../../../ui/skeletons/list-skeleton.tsx';
import { useSettleTicket } from './support-tickets-query.ts';
import type { FoundTickets } from './ticket-list.tsx';
import { TicketView } from './ticket-view.tsx';
import type { TicketPlace } from './use-ticket-place.ts';

/** The chosen ticket. One that was just closed stays in view although it has left the list. */
export function TicketDetail({ found, place }: { found: FoundTickets; place: TicketPlace }) {
  const settle = useSettleTicket();
  const [settled, setSettled] = useState<SupportTicket>();
  const { ticketId, state } = place;
  if (ticketId === null) {
    return (
      <EmptyState drawing="letter" title="Choose a ticket">
        Read what somebody asked, answer by mail and close it.
      </EmptyState>
    );
  }
  // What went wrong is said where the list would be.
  if (!found.data) return found.error ? null : <ListSkeleton rows={2} />;
  const { pages } = found.data;
  const isChosen = ({ id }: SupportTicket) => id === ticketId;
  const listed = pages.flatMap((page) => page.tickets).find(isChosen);
  const ticket = settled && isChosen(settled) ? settled : listed;
  if (!ticket) {
    const other = state === 'open' ? 'closed' : 'open';
    return (
      <EmptyState
        drawing="compass"
        title="This ticket is not in this list"
        action={
          <Button
            component={Link}
            variant="default"
            to={place.addressOf({ state: other, ticket: ticketId })}
          >
            Look among the {other} ones
          </Button>
        }
      >
        It may have been {other === 'closed' ? 'closed' : 'reopened'} by somebody else.
      </EmptyState>
    );
  }
  return (
    <TicketView
      ticket={ticket}
      desk={pages[0]?.desk ?? 'embedded'}
      isSettling={settle.isPending}
      onSettle={() => settle.mutate(ticket, { onSuccess: setSettled })}
    />
  );
}
