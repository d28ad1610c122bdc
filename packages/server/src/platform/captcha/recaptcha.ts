import { contactNotice } from '@tandem/domain/support/contact-notice';
import { z } from 'zod';
import { HttpError } from '../http/http-error.ts';
import type { Log } from '../log/create-log.ts';
import type { Captcha } from './captcha.ts';

export interface RecaptchaSettings {
  siteKey: string;
  secretKey: string;
  /** From 0, surely a program, to 1, surely a person. */
  minScore: number;
  /** Where a test's own server listens. */
  baseUrl?: string;
}

const TIMEOUT_MS = 10_000;

const Verdict = z.object({
  success: z.boolean(),
  score: z.number().optional(),
  action: z.string().optional(),
  hostname: z.string().optional(),
  'error-codes': z.array(z.string()).optional(),
});
type Verdict = z.infer<typeof Verdict>;

/**
 * Google reCAPTCHA v3. A token counts when Google says so, for the action it was asked for, from a
 * page of ours, with a high enough score. Google accepts a token once and for two minutes; when it
 * cannot be asked, that is not the fault of whoever waits.
 */
export function recaptcha(
  { siteKey, secretKey, minScore, baseUrl = 'https://www.google.com' }: RecaptchaSettings,
  { hostname, log }: { hostname: string; log: Log },
): Captcha {
  return {
    challenge: async () => ({ provider: 'recaptcha', siteKey, challenge: null }),
    async verify(solution, action) {
      const verdict = await ask(`${baseUrl}/recaptcha/api/siteverify`, {
        secret: secretKey,
        response: solution,
      });
      const codes = verdict['error-codes'] ?? [];
      if (codes.some((code) => OUR_FAULT.has(code))) {
        log.error({ codes }, 'reCAPTCHA does not accept our request: check RECAPTCHA_SECRET_KEY');
        throw notReady();
      }
      return (
        verdict.success &&
        verdict.action === action &&
        verdict.hostname === hostname &&
        (verdict.score ?? 0) >= minScore
      );
    },
  };
}

/** Errors that say nothing about the person, only about how we ask. */
const OUR_FAULT = new Set(['missing-input-secret', 'invalid-input-secret', 'bad-request']);

async function ask(url: string, form: Record<string, string>): Promise<Verdict> {
  try {
    const answer = await fetch(url, {
      method: 'POST',
      body: new URLSearchParams(form),
      signal: AbortSignal.timeout(TIMEOUT_MS),
    });
    if (!answer.ok) throw new Error(`reCAPTCHA answered ${answer.status}`);
    return Verdict.parse(await answer.json());
  } catch {
    throw notReady();
  }
}

function notReady(): HttpError {
  const notice = contactNotice('captchaUnavailable');
  return new HttpError(503, 'unavailable', notice.text);
}
