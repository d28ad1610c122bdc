import type { Handler } from '../../platform/http/handler.ts';
import { HttpError } from '../../platform/http/http-error.ts';
import { readSessionToken, setSessionCookie } from '../../platform/http/session-cookie.ts';
import type { Services } from '../../platform/services.ts';
import { sessionExpiry } from './identify.ts';
import { verifyPassword } from './passwords.ts';
import {
  clearFailedLogins,
  findSignIn,
  insertSession,
  recordFailedLogin,
  revokeSession,
} from './queries.ts';
import { hashSessionToken, newSessionToken } from './session-token.ts';

/** Opens a fresh session; one the browser already had is ended, so no token outlives a sign-in. */
export function login({ db, config }: Services): Handler<'POST /login'> {
  return async ({ body, request, reply, now }) => {
    const account = await findSignIn(db.root, body.email);
    if (!(await verifyPassword(account?.passwordHash ?? null, body.password)) || !account) {
      if (account) await recordFailedLogin(db.root, account.id);
      throw new HttpError(
        400,
        'wrong_credentials',
        'That email and password do not go together. Please try again.',
      );
    }
    const token = newSessionToken();
    const expiresAt = sessionExpiry(config, now);
    const previous = readSessionToken(request);
    await db.transaction(async (tx) => {
      if (previous) await revokeSession(tx, hashSessionToken(previous), now);
      await clearFailedLogins(tx, account.id);
      await insertSession(tx, {
        tokenHash: hashSessionToken(token),
        userId: account.id,
        userAgent: request.headers['user-agent']?.slice(0, 300) ?? null,
        createdAt: now,
        lastSeenAt: now,
        expiresAt,
      });
    });
    setSessionCookie(reply, config, token, expiresAt);
    return { id: account.id };
  };
}
