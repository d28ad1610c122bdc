import type { Handler } from '../../../platform/http/handler.ts';
import { HttpError } from '../../../platform/http/http-error.ts';
import type { Services } from '../../../platform/services.ts';
import { checkSecondFactor } from '../security/check-second-factor.ts';
import { markDevice, readDeviceHash } from './device-cookie.ts';
import { passLock, recordFailure } from './lock-out.ts';
import { openSession } from './open-session.ts';
import { verifyPassword } from './passwords.ts';
import { findSignIn, forgetFailures, rememberDevice } from './queries.ts';

/**
 * Checks password and second factor and opens a session. Known and unknown addresses take the same
 * steps and the same time until the password is right.
 */
export function login({ db, config }: Services): Handler<'POST /login'> {
  return async ({ body, request, reply, now }) => {
    const account = await findSignIn(db.root, body.email);
    const attempt = {
      email: body.email,
      userId: account?.id,
      deviceHash: readDeviceHash(request),
    };
    const fromKnownDevice = await passLock(db, attempt, now);
    if (!(await verifyPassword(account?.passwordHash ?? null, body.password)) || !account) {
      await recordFailure(db, attempt, fromKnownDevice, now);
      throw new HttpError(
        400,
        'wrong_credentials',
        'That email and password do not go together. Please try again.',
      );
    }
    if (!account.emailVerifiedAt) {
      throw new HttpError(
        400,
        'email_not_verified',
        'Please confirm your email address first: we have mailed you a link.',
      );
    }
    if (!(await checkSecondFactor(db, account, body.code, now))) {
      await recordFailure(db, attempt, fromKnownDevice, now);
      throw new HttpError(400, 'wrong_code', 'That code is not right. Please try again.', {
        fields: { code: 'That code is not right. Please try again.' },
      });
    }
    await db.transaction(async (tx) => {
      await forgetFailures(tx, body.email);
      await rememberDevice(tx, account.id, markDevice(request, reply, config), now);
      await openSession(tx, { request, reply, config, userId: account.id, now });
    });
    return { id: account.id };
  };
}
