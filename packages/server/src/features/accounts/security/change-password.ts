import type { Handler } from '../../../platform/http/handler.ts';
import type { Services } from '../../../platform/services.ts';
import { endSessions } from '../end-sessions.ts';
import { hashPassword } from '../sign-in/passwords.ts';
import { asOneself } from './as-oneself.ts';
import { checkOwnPassword } from './check-own-password.ts';
import { setPassword } from './queries.ts';

export function changePassword({ db, realtime }: Services): Handler<'PUT /profile/password'> {
  return async ({ caller, body, now }) => {
    asOneself(caller);
    await checkOwnPassword(db, caller.person.id, body.currentPassword, now);
    const passwordHash = await hashPassword(body.newPassword);
    await db.transaction(async (tx) => {
      await setPassword(tx, caller.person.id, passwordHash, now);
      await endSessions(tx, realtime, caller.person.id, caller.sessionId, now);
    });
    return null;
  };
}
