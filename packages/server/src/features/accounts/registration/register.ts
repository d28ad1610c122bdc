import { captchaFailed } from '../../../platform/captcha/captcha-failed.ts';
import type { Handler } from '../../../platform/http/handler.ts';
import type { Services } from '../../../platform/services.ts';
import { VERIFY_MAIL } from '../mailed-links/mail-links.ts';
import { addressTaken } from './address-taken.ts';
import { claimAddress } from './queries.ts';

export function register({ db, jobs, captcha }: Services): Handler<'POST /register'> {
  return async ({ body }) => {
    if (!(await captcha.verify(body.captcha, 'register'))) throw captchaFailed();
    await db.transaction(async (tx) => {
      const { email, firstName, lastName } = body;
      if (!(await claimAddress(tx, { email, firstName, lastName }))) throw addressTaken(email);
      await jobs.enqueue(tx, VERIFY_MAIL, { email });
    });
    return null;
  };
}
