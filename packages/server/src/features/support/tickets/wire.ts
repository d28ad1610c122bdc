import type { SupportTicket } from '@tandem/contract/support';
import type { SupportDesk } from '../../../platform/support-desk/support-desk.ts';
import type { TicketRow } from './queries.ts';

export function ticketToWire(
  { ticket, brandName, closedBy }: TicketRow,
  desk: Pick<SupportDesk, 'urlOf'>,
): SupportTicket {
  const { id, kind, name, email, subject, message, userId, brandId, deskReference } = ticket;
  return {
    id,
    kind,
    name,
    email,
    subject,
    message,
    userId,
    brand: brandId === null || brandName === null ? null : { id: brandId, name: brandName },
    createdAt: ticket.createdAt.toISOString(),
    closedAt: ticket.closedAt?.toISOString() ?? null,
    closedBy,
    deskReference,
    deskUrl: deskReference === null ? null : desk.urlOf(deskReference),
  };
}
