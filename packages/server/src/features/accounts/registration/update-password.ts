import type { Handler } from '../../../platform/http/handler.ts';
import type { Services } from '../../../platform/services.ts';
import { endSessions } from '../end-sessions.ts';
import { linkExpired } from '../mailed-links/link-expired.ts';
import { findToken, redeemToken } from '../mailed-links/queries.ts';
import { setPassword } from '../security/queries.ts';
import { hashSessionToken } from '../session-token.ts';
import { hashPassword } from '../sign-in/passwords.ts';
import { forgetDevices, forgetFailures } from '../sign-in/queries.ts';
import { markVerified } from './queries.ts';
import { refuseOwnWords } from './refuse-own-words.ts';

export function updatePassword({ db, realtime }: Services): Handler<'POST /update-password'> {
  return async ({ body, now }) => {
    const tokenHash = hashSessionToken(body.token);
    const link = await findToken(db.root, tokenHash, now);
    if (!link) throw linkExpired();
    await refuseOwnWords(db.root, link.userId, body.password);
    const passwordHash = await hashPassword(body.password);
    await db.transaction(async (tx) => {
      const person = await redeemToken(tx, tokenHash, 'reset-password', now);
      if (!person) throw linkExpired();
      await setPassword(tx, person.id, passwordHash, now);
      // Whoever reads the mailbox owns the address: that confirms it and ends any wait.
      await markVerified(tx, person.id, now);
      await forgetFailures(tx, person.email);
      await forgetDevices(tx, person.id);
      await endSessions(tx, realtime, person.id, null, now);
    });
    return null;
  };
}
