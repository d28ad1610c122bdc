import type { Handler } from '../../platform/http/handler.ts';
import { notFound } from '../../platform/http/http-error.ts';
import type { Services } from '../../platform/services.ts';
import { endImpersonation } from '../accounts/public.ts';
import { recordAudit } from './queries.ts';

export function stopActingAs({
  db,
  realtime,
}: Services): Handler<'DELETE /admin/impersonations/:userId'> {
  return async ({ caller, params, now }) => {
    const { sessionId } = caller;
    await db.transaction(async (tx) => {
      if (!(await endImpersonation(tx, sessionId, params.userId, now))) {
        throw notFound('impersonation');
      }
      await recordAudit(tx, {
        at: now,
        actorId: caller.person.id,
        actingAsId: params.userId,
        action: 'impersonation stopped',
      });
      // Sockets that listen as that person are closed; those that may come back do.
      await realtime.publish(tx, {
        to: { sessions: [sessionId] },
        message: { type: 'access_changed' },
      });
    });
    return null;
  };
}
