import { displayName } from '@tandem/domain/accounts/display-name';
import { HOUR_MS } from '@tandem/domain/time/durations';
import type { Handler } from '../../platform/http/handler.ts';
import { HttpError, notFound } from '../../platform/http/http-error.ts';
import type { Services } from '../../platform/services.ts';
import { endImpersonation, startImpersonation } from '../accounts/public.ts';
import { findImpersonable, recordAudit } from './queries.ts';

/** Long enough to look into something, short enough to be given up by itself. */
const IMPERSONATION_MS = HOUR_MS;

export function startActingAs({ db }: Services): Handler<'POST /admin/impersonations'> {
  return async ({ caller, body, now }) => {
    if (!caller.person.canImpersonate) {
      throw new HttpError(403, 'not_allowed', 'You may not act as another person.');
    }
    const person = await findImpersonable(db.root, body.userId);
    if (!person) throw notFound('person to act as');
    const { reason } = body;
    const endsAt = new Date(now.getTime() + IMPERSONATION_MS);
    await db.transaction(async (tx) => {
      await endImpersonation(tx, caller.sessionId, person.id, now);
      await startImpersonation(tx, {
        sessionId: caller.sessionId,
        userId: person.id,
        reason,
        startedAt: now,
        endsAt,
      });
      await recordAudit(tx, {
        at: now,
        actorId: caller.person.id,
        actingAsId: person.id,
        action: 'impersonation started',
        detail: { reason },
      });
    });
    const name = displayName(person);
    return { userId: person.id, displayName: name, endsAt: endsAt.toISOString() };
  };
}
