import type { Transaction } from '../../../platform/db/database.ts';
import type { Handler } from '../../../platform/http/handler.ts';
import { notFound } from '../../../platform/http/http-error.ts';
import type { Services } from '../../../platform/services.ts';
import { recordAudit } from '../../admin/public.ts';
import { closeTicketRow, findTicket, reopenTicketRow } from './queries.ts';
import { ticketToWire } from './wire.ts';

type Needed = Pick<Services, 'db' | 'supportDesk'>;

export function closeTicket(services: Needed): Handler<'POST /admin/support-tickets/:id/close'> {
  return ({ params, caller, now }) => {
    const by = { userId: caller.person.id, now };
    return settle(services, { id: params.id, ...by, word: 'closed' }, (tx) =>
      closeTicketRow(tx, params.id, by),
    );
  };
}

export function reopenTicket(services: Needed): Handler<'POST /admin/support-tickets/:id/reopen'> {
  return ({ params, caller, now }) =>
    settle(services, { id: params.id, userId: caller.person.id, now, word: 'reopened' }, (tx) =>
      reopenTicketRow(tx, params.id),
    );
}

/** Doing it again changes nothing and is recorded once. */
function settle(
  { db, supportDesk }: Needed,
  deed: { id: number; userId: number; now: Date; word: string },
  change: (tx: Transaction) => Promise<boolean>,
) {
  return db.transaction(async (tx) => {
    const action = `support ticket ${deed.id} ${deed.word}`;
    if (await change(tx)) await recordAudit(tx, { at: deed.now, actorId: deed.userId, action });
    const row = await findTicket(tx, deed.id);
    if (!row) throw notFound('ticket');
    return ticketToWire(row, supportDesk);
  });
}
