import type { Handler } from '../../platform/http/handler.ts';
import type { Services } from '../../platform/services.ts';

/** As many as people read through; each event leads to the page that has all of its kind. */
const LIMIT = 30;

/** The newest of what every feature tells; one part that is slow holds up no other. */
export function showActivity({
  db,
  homeParts,
}: Pick<Services, 'db' | 'homeParts'>): Handler<'GET /home/activity'> {
  return async ({ brand, caller }) => {
    const question = { brandId: brand.id, userId: caller.person.id, limit: LIMIT };
    const told = await Promise.all(homeParts.map((part) => part.activity?.(db.root, question)));
    const events = told
      .flatMap((happenings) => happenings ?? [])
      .toSorted((a, b) => b.at.getTime() - a.at.getTime())
      .slice(0, LIMIT);
    return { events: events.map((event) => ({ ...event, at: event.at.toISOString() })) };
  };
}
