import type { Handler } from '../../../platform/http/handler.ts';
import type { Services } from '../../../platform/services.ts';
import { countTickets, listTickets } from './queries.ts';
import { ticketToWire } from './wire.ts';

const PAGE = 25;

export function listSupportTickets({
  db,
  supportDesk,
}: Pick<Services, 'db' | 'supportDesk'>): Handler<'GET /admin/support-tickets'> {
  return async ({ query: { state, search, before } }) => {
    const rows = await listTickets(db.root, { state, search, before }, PAGE + 1);
    return {
      tickets: rows.slice(0, PAGE).map((row) => ticketToWire(row, supportDesk)),
      hasMore: rows.length > PAGE,
      counts: await countTickets(db.root, search),
      desk: supportDesk.kind,
    };
  };
}
