// What a member is told after sending the contact form, to the letter of platform §2 and §8. Each
// outcome gives one notice: the specification shows 'There was an error sending your request.' on
// any failure, but a failed captcha already has its own words. A failed captcha is an error toast
// though the toaster types elsewhere end at warning; 'Recaptcha not ready' has no type stated and
// warns.

export type ContactOutcome = 'sent' | 'captchaFailed' | 'captchaUnavailable' | 'failed';

export type ContactNotice =
  | { kind: 'dialog'; title: string; text: string; button: string }
  | { kind: 'toast'; type: 'error' | 'warning'; text: string };

export function contactNotice(outcome: ContactOutcome): ContactNotice {
  return NOTICES[outcome];
}

/** The action a captcha token for this form must have been made for. */
export const CONTACT_CAPTCHA_ACTION = 'contact_support';

const NOTICES: Readonly<Record<ContactOutcome, ContactNotice>> = {
  sent: {
    kind: 'dialog',
    title: 'Your message has been sent!',
    text: "We'll be in touch shortly!",
    button: 'Got it',
  },
  captchaFailed: { kind: 'toast', type: 'error', text: 'reCAPTCHA validation failed!' },
  captchaUnavailable: { kind: 'toast', type: 'warning', text: 'Recaptcha not ready' },
  failed: { kind: 'toast', type: 'warning', text: 'There was an error sending your request.' },
};
