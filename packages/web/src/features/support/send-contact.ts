import { CONTACT_CAPTCHA_ACTION, type ContactOutcome } from '@tandem/domain/support/contact-notice';
import type { ContactRequest } from '@tandem/domain/support/support-requests';
import { ApiError } from '../../lib/api/api-error.ts';
import { call } from '../../lib/api/call.ts';

/** Why a message was not sent, as the person is told; `cause` is the failure itself. */
export class ContactFailure extends Error {
  readonly outcome: Exclude<ContactOutcome, 'sent'>;

  constructor(outcome: ContactFailure['outcome'], cause?: unknown) {
    super(outcome, { cause });
    this.outcome = outcome;
  }
}

/**
 * Sends a message to support: first the captcha, which gives a pass, then the message with it. Each
 * step that fails has words of its own, and the last one also knows which field was wrong.
 */
export async function sendContact(
  request: ContactRequest,
  takeCaptcha: () => Promise<string>,
): Promise<void> {
  const token = await takeCaptcha().catch((cause: unknown) => {
    throw new ContactFailure('captchaUnavailable', cause);
  });
  const pass = await verify(token);
  await call('POST /zendesk-contact-support', { body: { ...request, pass } }).catch(
    (cause: unknown) => {
      const isCaptcha = cause instanceof ApiError && cause.code === 'captcha_failed';
      throw new ContactFailure(isCaptcha ? 'captchaFailed' : 'failed', cause);
    },
  );
}

async function verify(token: string): Promise<string> {
  const recaptcha = { token, action: CONTACT_CAPTCHA_ACTION } as const;
  const answer = await call('POST /captcha-verify', { body: { recaptcha } }).catch(
    (cause: unknown) => {
      const isUnavailable = cause instanceof ApiError && cause.code === 'unavailable';
      throw new ContactFailure(isUnavailable ? 'captchaUnavailable' : 'failed', cause);
    },
  );
  if (!answer.success || !answer.pass) throw new ContactFailure('captchaFailed');
  return answer.pass;
}
