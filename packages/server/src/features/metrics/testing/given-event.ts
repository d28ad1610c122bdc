import type { Queryable } from '../../../platform/db/database.ts';
import { type EventRow, insertEvents } from '../queries.ts';

/** An event as it would have been stored at that moment. */
export async function givenEvent(db: Queryable, at: string, event: Partial<EventRow> = {}) {
  const moment = new Date(at);
  await insertEvents(db, [
    {
      receivedAt: moment,
      createdAt: moment,
      sessionId: 'session-1',
      action: 'page_view',
      url: '/search',
      ...event,
    },
  ]);
}
