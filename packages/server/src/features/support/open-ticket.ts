import type { Transaction } from '../../platform/db/database.ts';
import type { Services } from '../../platform/services.ts';
import { HAND_OVER_TICKET } from './hand-over-ticket.ts';
import { insertTicket, type NewTicket } from './queries.ts';

/** Keeps the ticket here in any case, and queues it for the outside desk where there is one. */
export async function openTicket(
  tx: Transaction,
  { supportDesk, jobs }: Pick<Services, 'supportDesk' | 'jobs'>,
  ticket: NewTicket,
): Promise<void> {
  const ticketId = await insertTicket(tx, ticket);
  if (supportDesk.kind === 'embedded') return;
  await jobs.enqueue(tx, HAND_OVER_TICKET, { ticketId, pauses: 0 });
}
