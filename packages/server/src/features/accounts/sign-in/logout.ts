import type { Handler } from '../../../platform/http/handler.ts';
import { clearSessionCookie, readSessionToken } from '../../../platform/http/session-cookie.ts';
import type { Services } from '../../../platform/services.ts';
import { revokeSession } from '../queries.ts';
import { hashSessionToken } from '../session-token.ts';

/** Ends the session in the database, in this browser, and in its open sockets. */
export function logout({ db, realtime }: Services): Handler<'POST /logout'> {
  return async ({ request, reply, now }) => {
    const token = readSessionToken(request);
    if (token) {
      await db.transaction(async (tx) => {
        const id = await revokeSession(tx, hashSessionToken(token), now);
        if (id === undefined) return;
        await realtime.publish(tx, { to: { sessions: [id] }, message: { type: 'session_ended' } });
      });
    }
    clearSessionCookie(reply);
    return null;
  };
}
