import type { Handler } from '../../../platform/http/handler.ts';
import type { Services } from '../../../platform/services.ts';
import { linkExpired } from '../mailed-links/link-expired.ts';
import { findToken, redeemToken } from '../mailed-links/queries.ts';
import {
  checkSecondFactor,
  needsSecondFactor,
  secondFactorRequired,
  wrongCode,
} from '../security/check-second-factor.ts';
import { hashSessionToken } from '../session-token.ts';
import { startSession } from './open-session.ts';
import { findSignIn, forgetFailures } from './queries.ts';
import { takeGuess } from './take-guess.ts';

/**
 * The way in for whoever reads the mailbox while strangers guess at the password. It stands for the
 * password alone: a second factor is asked for as always, and its guesses are counted apart from
 * those that made the link necessary.
 */
export function logInByLink({ db, config }: Services): Handler<'POST /login-link/use'> {
  return async ({ body, request, reply, now }) => {
    const tokenHash = hashSessionToken(body.token);
    const link = await findToken(db.root, tokenHash, now);
    const account = link?.purpose === 'log-in' ? await findSignIn(db.root, link.email) : undefined;
    if (!link || !account) throw linkExpired();
    if (needsSecondFactor(account)) {
      if (!body.code) throw secondFactorRequired();
      const guess = await takeGuess(db, { subject: `code by mail of ${account.id}` }, now);
      if (!(await checkSecondFactor(db, account, body.code, now))) throw wrongCode();
      await guess.giveBack();
    }
    await db.transaction(async (tx) => {
      if (!(await redeemToken(tx, tokenHash, 'log-in', now))) throw linkExpired();
      await forgetFailures(tx, link.email);
      await startSession(tx, { request, reply, config, userId: account.id, now });
    });
    return { id: account.id };
  };
}
