import { takenMessage } from '@tandem/domain/validation/validator';
import type { HandlersFor } from '../../../platform/http/handler.ts';
import { HttpError } from '../../../platform/http/http-error.ts';
import type { JobName } from '../../../platform/jobs/job-definition.ts';
import type { Services } from '../../../platform/services.ts';
import { endSessions } from '../end-sessions.ts';
import { linkExpired } from '../mailed-links/link-expired.ts';
import { LOGIN_MAIL, RESET_MAIL, VERIFY_MAIL } from '../mailed-links/mail-links.ts';
import { findToken, redeemToken } from '../mailed-links/queries.ts';
import { showMailedLink } from '../mailed-links/show-mailed-link.ts';
import { setPassword } from '../security/queries.ts';
import { hashSessionToken } from '../session-token.ts';
import { hashPassword } from '../sign-in/passwords.ts';
import { forgetDevices, forgetFailures } from '../sign-in/queries.ts';
import { claimAddress, isAddressTaken, markVerified } from './queries.ts';
import { verifyEmail } from './verify-email.ts';

type RegistrationOperation =
  | 'GET /captcha-challenge'
  | 'GET /register/email-available/:email'
  | 'POST /register'
  | 'POST /verify-email'
  | 'POST /verify-email/resend'
  | 'POST /forgot-password'
  | 'POST /login-link'
  | 'GET /mailed-links/:token'
  | 'POST /update-password';

export function registrationHandlers(services: Services): HandlersFor<RegistrationOperation> {
  const { db, jobs, captcha, realtime } = services;

  /** Queued for every address alike: the job finds out whether anybody is there. */
  const mailing =
    (job: JobName<{ email: string }>) =>
    async ({ body }: { body: { email: string } }) => {
      await db.transaction((tx) => jobs.enqueue(tx, job, { email: body.email }));
      return null;
    };

  return {
    'GET /captcha-challenge': () => captcha.challenge(),
    'GET /register/email-available/:email': async ({ params }) => {
      if (await isAddressTaken(db.root, params.email)) throw taken(params.email);
      return null;
    },
    'POST /register': async ({ body }) => {
      if (!(await captcha.verify(body.captcha, 'register'))) throw captchaFailed();
      await db.transaction(async (tx) => {
        const { email, firstName, lastName } = body;
        if (!(await claimAddress(tx, { email, firstName, lastName }))) throw taken(email);
        await jobs.enqueue(tx, VERIFY_MAIL, { email });
      });
      return null;
    },
    'POST /verify-email': verifyEmail(services),
    'POST /verify-email/resend': mailing(VERIFY_MAIL),
    'POST /forgot-password': mailing(RESET_MAIL),
    'POST /login-link': mailing(LOGIN_MAIL),
    'GET /mailed-links/:token': showMailedLink(services),
    'POST /update-password': async ({ body, now }) => {
      const tokenHash = hashSessionToken(body.token);
      if (!(await findToken(db.root, tokenHash, now))) throw linkExpired();
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
