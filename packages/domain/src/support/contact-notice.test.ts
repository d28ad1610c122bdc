import { expect, it } from 'vitest';
import { CONTACT_CAPTCHA_ACTION, contactNotice } from './contact-notice.ts';

it('thanks in a dialog when the message was sent', () => {
  expect(contactNotice('sent')).toEqual({
    kind: 'dialog',
    title: 'Your message has been sent!',
    text: "We'll be in touch shortly!",
    button: 'Got it',
  });
});

it.each([
  ['captchaFailed', 'error', 'reCAPTCHA validation failed!'],
  ['captchaUnavailable', 'warning', 'Recaptcha not ready'],
  ['failed', 'warning', 'There was an error sending your request.'],
] as const)('answers %s with one %s toast: %s', (outcome, type, text) => {
  expect(contactNotice(outcome)).toEqual({ kind: 'toast', type, text });
});

it('asks for a captcha token of its own action', () => {
  expect(CONTACT_CAPTCHA_ACTION).toBe('contact_support');
});
