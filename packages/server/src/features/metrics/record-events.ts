import { eventMoment } from '@tandem/domain/metrics/metrics-event';
import { recordedPage } from '@tandem/domain/metrics/recorded-page';
import type { Caller } from '../../platform/http/caller.ts';
import type { Handler } from '../../platform/http/handler.ts';
import type { Services } from '../../platform/services.ts';
import { insertEvents } from './queries.ts';

export function recordEvents({ db }: Pick<Services, 'db'>): Handler<'POST /metrics'> {
  return async ({ body, caller, request, now }) => {
    // An admin looking around as somebody is not that somebody's use of the product.
    if (caller && caller.impersonatorId !== null) return null;
    const userId = caller?.person.id ?? null;
    const brandId = ownBrandId(caller, request.headers['x-brand-id']);
    await insertEvents(
      db.root,
      body.map(({ action, url, createdAt, sessionId, meta }) => ({
        receivedAt: now,
        createdAt: eventMoment(new Date(createdAt), now),
        sessionId,
        action,
        url: recordedPage(url),
        userId,
        brandId,
        meta: meta ?? null,
      })),
    );
    return null;
  };
}

/** A brand counts only for its own people; somebody else's id is as good as none. */
function ownBrandId(caller: Caller | null, header: unknown): number | null {
  return caller?.brands.find(({ id }) => String(id) === header)?.id ?? null;
}
