import { solveChallenge } from './solve-challenge.ts';
import type { TestApp } from './test-app.ts';

/** Solves a captcha and has it checked, as the contact dialog does before it sends. */
export async function takeCaptchaPass(app: TestApp): Promise<string> {
  const token = await solveChallenge(app.services.captcha);
  const recaptcha = { token, action: 'contact_support' as const };
  const { body } = await app.call('POST /captcha-verify', { body: { recaptcha } });
  if (!body.pass) throw new Error('the captcha was not accepted');
  return body.pass;
}
