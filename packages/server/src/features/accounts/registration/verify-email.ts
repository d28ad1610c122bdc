import type { Handler } from '../../../platform/http/handler.ts';
import type { Services } from '../../../platform/services.ts';
import { linkExpired } from '../mailed-links/link-expired.ts';
import { findToken, redeemToken } from '../mailed-links/queries.ts';
import { needsSecondFactor } from '../security/check-second-factor.ts';
import { setPassword } from '../security/queries.ts';
import { hashSessionToken } from '../session-token.ts';
import { startSession } from '../sign-in/open-session.ts';
import { hashPassword } from '../sign-in/passwords.ts';
import { markVerified } from './queries.ts';
import { refuseOwnWords } from './refuse-own-words.ts';

/**
 * Confirms an address and sets the password that its owner chooses with it, so that whoever typed
 * somebody else's address into the form is left with nothing. Signs in, but never past a second
 * factor.
 */
export function verifyEmail({ db, config }: Services): Handler<'POST /verify-email'> {
  return async ({ body, request, reply, now }) => {
    const tokenHash = hashSessionToken(body.token);
    const link = await findToken(db.root, tokenHash, now);
    if (!link) throw linkExpired();
    await refuseOwnWords(db.root, link.userId, body.password);
    const passwordHash = await hashPassword(body.password);
    return db.transaction(async (tx) => {
      const person = await redeemToken(tx, tokenHash, 'verify-email', now);
      if (!person || person.emailVerifiedAt) throw linkExpired();
      await setPassword(tx, person.id, passwordHash, now);
      await markVerified(tx, person.id, now);
      if (!needsSecondFactor(person)) {
        await startSession(tx, { request, reply, config, userId: person.id, now });
      }
      return { id: person.id };
    });
  };
}
