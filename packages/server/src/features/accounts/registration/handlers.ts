import { takenMessage } from '@tandem/domain/validation/validator';
import type { HandlersFor } from '../../../platform/http/handler.ts';
import { HttpError } from '../../../platform/http/http-error.ts';
import type { Services } from '../../../platform/services.ts';
import { endSessions } from '../end-sessions.ts';
import { setPassword } from '../security/queries.ts';
import { hashSessionToken } from '../session-token.ts';
import { openSession } from '../sign-in/open-session.ts';
import { hashPassword } from '../sign-in/passwords.ts';
import { forgetDevices, forgetFailures } from '../sign-in/queries.ts';
import { RESET_MAIL, VERIFY_MAIL } from './mail-links.ts';
import { insertPerson, isAddressTaken, markVerified, redeemToken } from './queries.ts';

type RegistrationOperation =
  | 'GET /captcha-challenge'
  | 'GET /register/email-available/:email'
  | 'POST /register'
  | 'POST /verify-email'
  | 'POST /verify-email/resend'
  | 'POST /forgot-password'
  | 'POST /update-password';

export function registrationHandlers(services: Services): HandlersFor<RegistrationOperation> {
  const { db, jobs, captcha, config, realtime } = services;
  return {
    'GET /captcha-challenge': () => captcha.challenge(),
    'GET /register/email-available/:email': async ({ params }) => {
      if (await isAddressTaken(db.root, params.email)) throw taken(params.email);
      return null;
    },
    'POST /register': async ({ body }) => {
      if (!(await captcha.verify(body.captcha, 'register'))) throw captchaFailed();
      const passwordHash = await hashPassword(body.password);
      await db.transaction(async (tx) => {
        const { email, firstName, lastName } = body;
        const person = await insertPerson(tx, { email, passwordHash, firstName, lastName });
        if (!person) throw taken(email);
        await jobs.enqueue(tx, VERIFY_MAIL, { email });
      });
      return null;
    },
    'POST /verify-email': ({ body, request, reply, now }) =>
      db.transaction(async (tx) => {
        const id = await redeemToken(tx, hashSessionToken(body.token), 'verify-email', now);
        if (id === undefined) throw expired();
        await markVerified(tx, id, now);
        await openSession(tx, { request, reply, config, userId: id, now });
        return { id };
      }),
    'POST /verify-email/resend': async ({ body }) => {
      await db.transaction((tx) => jobs.enqueue(tx, VERIFY_MAIL, { email: body.email }));
      return null;
    },
    'POST /forgot-password': async ({ body }) => {
      await db.transaction((tx) => jobs.enqueue(tx, RESET_MAIL, { email: body.email }));
      return null;
    },
    'POST /update-password': async ({ body, now }) => {
      const passwordHash = await hashPassword(body.password);
      await db.transaction(async (tx) => {
        const id = await redeemToken(tx, hashSessionToken(body.token), 'reset-password', now);
        if (id === undefined) throw expired();
        await setPassword(tx, id, passwordHash, now);
        // Whoever reads the mailbox owns the address: that confirms it and lifts a lock.
        const email = await markVerified(tx, id, now);
        await forgetFailures(tx, email);
        await forgetDevices(tx, id);
        await endSessions(tx, realtime, id, null, now);
      });
      return null;
    },
  };
}

function taken(email: string): HttpError {
  const message = takenMessage('email', email);
  return new HttpError(409, 'conflict', message, { fields: { email: message } });
}

export function captchaFailed(): HttpError {
  return new HttpError(400, 'captcha_failed', 'reCAPTCHA validation failed!');
}

function expired(): HttpError {
  return new HttpError(
    400,
    'link_expired',
    'This link has expired or was used already. Please ask for a new one.',
  );
}
