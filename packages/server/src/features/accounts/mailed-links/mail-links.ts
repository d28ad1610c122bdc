import { HOUR_MS } from '@tandem/domain/time/durations';
import type { Clock } from '../../../platform/clock/clock.ts';
import type { Config } from '../../../platform/config/config.ts';
import type { Database } from '../../../platform/db/database.ts';
import type { JobDefinition } from '../../../platform/jobs/job-definition.ts';
import { linkMail } from '../../../platform/mail/link-mail.ts';
import type { MailPort } from '../../../platform/mail/mail.ts';
import { checkLimit } from '../../../platform/rate-limits/check-limit.ts';
import { hashSessionToken, newSessionToken } from '../session-token.ts';
import { findByAddress, insertToken, type Purpose } from './queries.ts';

/** Work for all is queued by address, known or not, so that asking takes the same time for all. */
export const VERIFY_MAIL = { name: 'mail-verify-link' };
export const RESET_MAIL = { name: 'mail-reset-link' };
export const LOGIN_MAIL = { name: 'mail-login-link' };

/** To one person and for one purpose, however many processes mail. */
const MAIL_LIMIT = { per: 'user', calls: 5, seconds: 3600 } as const;

interface Deps {
  db: Database;
  clock: Clock;
  mail: MailPort;
  config: Config;
}

interface Letter {
  purpose: Purpose;
  lifetimeMs: number;
  /** Whether an account in this state gets it at all. */
  isFor(account: { emailVerifiedAt: Date | null }): boolean;
  subject: string;
  lines: string[];
  link: { path: string; label: string };
  footer: string;
}

const VERIFY: Letter = {
  purpose: 'verify-email',
  lifetimeMs: 72 * HOUR_MS,
  isFor: ({ emailVerifiedAt }) => emailVerifiedAt === null,
  subject: 'Confirm your email address',
  lines: [
    'Welcome to Tandem.',
    'Please confirm that this is your address, and choose your password:',
  ],
  link: { path: '/app/verify-email?token=', label: 'Confirm my address' },
  footer: 'The link works for three days. If you did not register, ignore this mail.',
};

const RESET: Letter = {
  purpose: 'reset-password',
  lifetimeMs: HOUR_MS,
  isFor: () => true,
  subject: 'Choose a new password',
  lines: ['Somebody, hopefully you, asked for a new password for your Tandem account.'],
  link: { path: '/app/update-password?token=', label: 'Choose a new password' },
  footer: 'The link works for one hour. If it was not you, nothing has changed.',
};

const LOGIN: Letter = {
  purpose: 'log-in',
  lifetimeMs: HOUR_MS / 4,
  isFor: ({ emailVerifiedAt }) => emailVerifiedAt !== null,
  subject: 'Your link to log in',
  lines: [
    'Somebody, hopefully you, asked for a link to log in to Tandem.',
    'Open it in the browser that you want to use:',
  ],
  link: { path: '/app/login-link?token=', label: 'Log in to Tandem' },
  footer:
    'The link works once, within 15 minutes. If it was not you, ignore this mail and pass it on to nobody.',
};

/** The tokens are made here, at sending time, so that they exist nowhere but in the mail. */
export function mailLinkJobs(deps: Deps): JobDefinition<{ email: string }>[] {
  return [
    { ...VERIFY_MAIL, handle: ({ email }) => mailLink(deps, email, VERIFY) },
    { ...RESET_MAIL, handle: ({ email }) => mailLink(deps, email, RESET) },
    { ...LOGIN_MAIL, handle: ({ email }) => mailLink(deps, email, LOGIN) },
  ];
}

async function mailLink({ db, clock, mail, config }: Deps, email: string, letter: Letter) {
  const { purpose, lifetimeMs, isFor, subject, lines, link, footer } = letter;
  const now = clock.now();
  const account = await findByAddress(db.root, email);
  if (!account || !isFor(account)) return;
  const wait = await checkLimit(db.root, MAIL_LIMIT, `mail ${purpose}`, String(account.id), now);
  if (wait > 0) return;
  const token = newSessionToken();
  await insertToken(db.root, {
    tokenHash: hashSessionToken(token),
    purpose,
    userId: account.id,
    createdAt: now,
    expiresAt: new Date(now.getTime() + lifetimeMs),
  });
  const { path, label } = link;
  const compose = linkMail({
    subject,
    lines,
    link: { url: `${config.publicUrl}${path}`, label },
    footer,
  });
  await mail.send({ to: account.email, ...compose(token) });
}
