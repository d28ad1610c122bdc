import type { Caller } from '../../../platform/http/caller.ts';
import type { HandlersFor } from '../../../platform/http/handler.ts';
import { HttpError, invalidField, notFound } from '../../../platform/http/http-error.ts';
import type { Services } from '../../../platform/services.ts';
import { endSessions } from '../end-sessions.ts';
import { hashPassword, verifyPassword } from '../sign-in/passwords.ts';
import { takeGuess } from '../sign-in/take-guess.ts';
import { describeDevice } from './describe-device.ts';
import {
  countRecoveryCodes,
  findSecurity,
  listSessions,
  revokeOwnSession,
  setPassword,
  stageTotpSecret,
  turnSecondFactorOff,
  turnSecondFactorOn,
} from './queries.ts';
import { hashRecoveryCode, newRecoveryCodes } from './recovery-codes.ts';
import { matchTotp, newTotpSecret, otpauthUrl } from './totp.ts';

type SecurityOperation =
  | 'PUT /profile/password'
  | 'GET /sessions'
  | 'DELETE /sessions/:id'
  | 'DELETE /sessions'
  | 'GET /second-factor'
  | 'POST /second-factor/start'
  | 'POST /second-factor/confirm'
  | 'POST /second-factor/off';

export function securityHandlers(services: Services): HandlersFor<SecurityOperation> {
  const { db, realtime } = services;

  /** Counted before it is looked at, whichever operation asks: a stolen session learns no password. */
  const checkPassword = async (userId: number, password: string, now: Date) => {
    const guess = await takeGuess(db, { subject: `own password of ${userId}` }, now);
    const { passwordHash } = await findSecurity(db.root, userId);
    if (await verifyPassword(passwordHash, password)) return guess.giveBack();
    throw invalidField('currentPassword', 'That is not your current password');
  };

  return {
    'PUT /profile/password': async ({ caller, body, now }) => {
      asOneself(caller);
      await checkPassword(caller.person.id, body.currentPassword, now);
      const passwordHash = await hashPassword(body.newPassword);
      await db.transaction(async (tx) => {
        await setPassword(tx, caller.person.id, passwordHash, now);
        await endSessions(tx, realtime, caller.person.id, caller.sessionId, now);
      });
      return null;
    },
    'GET /sessions': async ({ caller, now }) =>
      (await listSessions(db.root, caller.person.id, now)).map((session) => ({
        id: session.id,
        device: describeDevice(session.userAgent),
        createdAt: session.createdAt.toISOString(),
        lastSeenAt: session.lastSeenAt.toISOString(),
        isCurrent: session.id === caller.sessionId,
      })),
    'DELETE /sessions/:id': async ({ caller, params, now }) => {
      asOneself(caller);
      await db.transaction(async (tx) => {
        const ended = await revokeOwnSession(tx, caller.person.id, params.id, now);
        if (!ended) throw notFound('session');
        await realtime.publish(tx, {
          to: { sessions: [params.id] },
          message: { type: 'session_ended' },
        });
      });
      return null;
    },
    'DELETE /sessions': async ({ caller, now }) => {
      asOneself(caller);
      await db.transaction((tx) =>
        endSessions(tx, realtime, caller.person.id, caller.sessionId, now),
      );
      return null;
    },
    'GET /second-factor': async ({ caller }) => {
      const { totpConfirmedAt } = await findSecurity(db.root, caller.person.id);
      const recoveryCodesLeft = await countRecoveryCodes(db.root, caller.person.id);
      return { isOn: totpConfirmedAt !== null, recoveryCodesLeft };
    },
    'POST /second-factor/start': async ({ caller }) => {
      asOneself(caller);
      const { totpConfirmedAt } = await findSecurity(db.root, caller.person.id);
      if (totpConfirmedAt)
        throw new HttpError(409, 'conflict', 'Your second factor is already on.');
      const secret = newTotpSecret();
      await stageTotpSecret(db.root, caller.person.id, secret);
      return { secret, otpauthUrl: otpauthUrl(secret, caller.person.email) };
    },
    'POST /second-factor/confirm': async ({ caller, body, now }) => {
      asOneself(caller);
      const { totpSecret, totpConfirmedAt } = await findSecurity(db.root, caller.person.id);
      if (!totpSecret || totpConfirmedAt) {
        throw new HttpError(409, 'conflict', 'Start setting up your second factor first.');
      }
      const step = matchTotp(totpSecret, body.code.replace(/\s/g, ''), now, null);
      if (step === undefined)
        throw invalidField('code', 'That code is not right. Please try again.');
      const codes = newRecoveryCodes();
      await db.transaction((tx) =>
        turnSecondFactorOn(tx, caller.person.id, step, codes.map(hashRecoveryCode), now),
      );
      return { recoveryCodes: codes };
    },
    'POST /second-factor/off': async ({ caller, body, now }) => {
      asOneself(caller);
      await checkPassword(caller.person.id, body.currentPassword, now);
      await db.transaction((tx) => turnSecondFactorOff(tx, caller.person.id, now));
      return null;
    },
  };
}

/** Keys to an account are changed by its owner alone. */
function asOneself(caller: Caller): void {
  if (caller.impersonatorId === null) return;
  throw new HttpError(409, 'conflict', 'This is not possible while you are impersonating.');
}
