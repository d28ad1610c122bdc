import type { Handler } from '../../../platform/http/handler.ts';
import type { Services } from '../../../platform/services.ts';
import { listRecentPartners } from '../queries.ts';
import { cardToWire } from '../wire.ts';

/** As many as a partner list ever shows (platform §4). */
const SHOWN = 8;

export function getRecentPartners({ db }: Services): Handler<'GET /brands/:id/recent-partners'> {
  return async ({ params }) =>
    (await listRecentPartners(db.root, params.id, SHOWN)).map(cardToWire);
}
