import { notGuessable } from '@tandem/domain/accounts/guessable-password';
import { password } from '@tandem/domain/accounts/password';
import { workEmail } from '@tandem/domain/accounts/work-email';
import { email } from '@tandem/domain/validation/contact-rules';
import { maxCharacters, required } from '@tandem/domain/validation/text-rules';
import { z } from 'zod';
import { EmailAddress, PersonName } from './accounts.ts';
import { operations } from './operation.ts';
import { ruledText } from './ruled-text.ts';

/**
 * Passwords are taken as typed: spaces at the ends belong to them. What can be guessed from the
 * person is refused by the operations, which know them.
 */
export const NewPassword = z
  .string()
  .max(200)
  .superRefine((text, context) => {
    const problem = required()(text) ?? password()(text) ?? notGuessable()(text);
    if (problem) context.addIssue({ code: 'custom', message: problem.message });
  });

const Token = z.string().min(20).max(100);
const Captcha = z.string().min(1).max(4000).describe('Solved challenge of the captcha port.');

export const registration = operations({
  'GET /captcha-challenge': {
    summary: 'A puzzle for the browser to solve before it registers or writes to support.',
    access: 'public',
    answer: z.object({
      provider: z.enum(['altcha', 'recaptcha']),
      siteKey: z.string().nullable(),
      challenge: z
        .object({
          algorithm: z.string(),
          challenge: z.string(),
          salt: z.string(),
          signature: z.string(),
          maxnumber: z.int(),
        })
        .nullable(),
    }),
    limit: { per: 'address', calls: 60, seconds: 60 },
  },
  'GET /register/email-available/:email': {
    summary: 'Success means the address is free, 409 that it has been taken.',
    access: 'public',
    params: z.object({ email: z.string().trim().min(1).max(254) }),
    answer: z.null(),
    // It tells who has an account, as the specification asks: as seldom as a form needs it.
    limit: { per: 'address', calls: 20, seconds: 3600 },
  },
  'POST /register': {
    summary: 'Makes an account without a password, and mails a link to confirm its address.',
    access: 'public',
    keyed: true,
    body: z.object({
      email: ruledText(required(), email(), workEmail(), maxCharacters(254)),
      firstName: PersonName,
      lastName: PersonName,
      captcha: Captcha,
    }),
    answer: z.null(),
    limit: { per: 'address', calls: 20, seconds: 3600 },
  },
  'POST /verify-email': {
    summary: 'Confirms an address with the mailed token, sets the password, signs its owner in.',
    access: 'public',
    body: z.object({ token: Token, password: NewPassword }),
    answer: z.object({ id: z.int() }),
    limit: { per: 'address', calls: 30, seconds: 60 },
  },
  'POST /verify-email/resend': {
    summary: 'Mails the confirmation again, if that address waits for one.',
    access: 'public',
    keyed: true,
    body: z.object({ email: EmailAddress }),
    answer: z.null(),
    limit: { per: 'address', calls: 10, seconds: 600 },
  },
  'POST /forgot-password': {
    summary: 'Mails a link to choose a new password, if that address has an account.',
    access: 'public',
    keyed: true,
    body: z.object({ email: EmailAddress }),
    answer: z.null(),
    limit: { per: 'address', calls: 20, seconds: 600 },
  },
  'POST /login-link': {
    summary: 'Mails a link to log in with, if that address has an account.',
    access: 'public',
    keyed: true,
    body: z.object({ email: EmailAddress }),
    answer: z.null(),
    limit: { per: 'address', calls: 20, seconds: 600 },
  },
  'POST /login-link/use': {
    summary: 'Opens a session with the mailed token, and the second factor where one is set.',
    access: 'public',
    body: z.object({
      token: Token,
      code: z.string().trim().max(40).optional().describe('Second factor or recovery code.'),
    }),
    answer: z.object({ id: z.int() }),
    limit: { per: 'address', calls: 30, seconds: 60 },
  },
  'GET /mailed-links/:token': {
    summary: 'What a mailed link is for and whose account it opens, while it works.',
    access: 'public',
    params: z.object({ token: Token }),
    answer: z.object({
      purpose: z.enum(['verify-email', 'reset-password', 'log-in']),
      email: z.string(),
    }),
    limit: { per: 'address', calls: 60, seconds: 60 },
  },
  'POST /update-password': {
    summary: 'Sets a new password with the mailed token; ends all sessions and any lock-out.',
    access: 'public',
    body: z.object({ token: Token, password: NewPassword }),
    answer: z.null(),
    limit: { per: 'address', calls: 30, seconds: 60 },
  },
});
