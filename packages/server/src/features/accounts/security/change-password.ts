import type { Handler } from '../../../platform/http/handler.ts';
import type { Services } from '../../../platform/services.ts';
import { endSessions } from '../end-sessions.ts';
import { rotateSession } from '../sign-in/open-session.ts';
import { hashPassword } from '../sign-in/passwords.ts';
import { asOneself } from './as-oneself.ts';
import { checkOwnPassword } from './check-own-password.ts';
import { setPassword } from './queries.ts';
import { refuseGuessable } from './refuse-guessable.ts';

export function changePassword({
  db,
  realtime,
  config,
}: Services): Handler<'PUT /profile/password'> {
  return async ({ caller, body, request, reply, now }) => {
    asOneself(caller);
    const brandNames = caller.brands.map(({ accountName }) => accountName);
    refuseGuessable('newPassword', body.newPassword, caller.person, brandNames);
    await checkOwnPassword(db, caller.person.id, body.currentPassword, now);
    const passwordHash = await hashPassword(body.newPassword);
    await db.transaction(async (tx) => {
      await setPassword(tx, caller.person.id, passwordHash, now);
      await endSessions(tx, realtime, caller.person.id, caller.sessionId, now);
      // Whoever had copied the cookie of this one is left behind with the old password.
      await rotateSession(tx, { request, reply, sessionId: caller.sessionId, config, now });
    });
    return null;
  };
}
