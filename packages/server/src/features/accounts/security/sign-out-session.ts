import type { Handler } from '../../../platform/http/handler.ts';
import { notFound } from '../../../platform/http/http-error.ts';
import type { Services } from '../../../platform/services.ts';
import { asOneself } from './as-oneself.ts';
import { revokeOwnSession } from './queries.ts';

export function signOutSession({ db, realtime }: Services): Handler<'DELETE /sessions/:id'> {
  return async ({ caller, params, now }) => {
    asOneself(caller);
    await db.transaction(async (tx) => {
      const ended = await revokeOwnSession(tx, caller.person.id, params.id, now);
      if (!ended) throw notFound('session');
      await realtime.publish(tx, {
        to: { sessions: [params.id] },
        message: { type: 'session_ended' },
      });
    });
    return null;
  };
}
