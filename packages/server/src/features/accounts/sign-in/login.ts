import type { Handler } from '../../../platform/http/handler.ts';
import { HttpError } from '../../../platform/http/http-error.ts';
import type { Services } from '../../../platform/services.ts';
import {
  checkSecondFactor,
  needsSecondFactor,
  secondFactorRequired,
  wrongCode,
} from '../security/check-second-factor.ts';
import { readDeviceHash } from './device-cookie.ts';
import { startSession } from './open-session.ts';
import { verifyPassword } from './passwords.ts';
import { findSignIn, forgetFailures } from './queries.ts';
import { takeGuess } from './take-guess.ts';

/**
 * Checks password and second factor and opens a session. Known and unknown addresses take the same
 * steps and the same time until the password is right.
 */
export function login({ db, config }: Services): Handler<'POST /login'> {
  return async ({ body, request, reply, now }) => {
    const account = await findSignIn(db.root, body.email);
    const hash = readDeviceHash(request);
    const device = account && hash ? { userId: account.id, hash } : undefined;
    const guess = await takeGuess(db, { subject: body.email, device }, now);
    if (!(await verifyPassword(account?.passwordHash ?? null, body.password)) || !account) {
      throw new HttpError(
        400,
        'wrong_credentials',
        'That email and password do not go together. Please try again.',
      );
    }
    if (needsSecondFactor(account) && !body.code) {
      await guess.giveBack();
      throw secondFactorRequired();
    }
    if (!(await checkSecondFactor(db, account, body.code, now))) throw wrongCode();
    await db.transaction(async (tx) => {
      await forgetFailures(tx, body.email);
      await startSession(tx, { request, reply, config, userId: account.id, now });
    });
    return { id: account.id };
  };
}
