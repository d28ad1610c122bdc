import { HOUR_MS } from '@tandem/domain/time/durations';
import type { Clock } from '../../../platform/clock/clock.ts';
import type { Config } from '../../../platform/config/config.ts';
import type { Database } from '../../../platform/db/database.ts';
import type { JobDefinition } from '../../../platform/jobs/job-definition.ts';
import { linkMail } from '../../../platform/mail/link-mail.ts';
import type { MailPort } from '../../../platform/mail/mail.ts';
import { hashSessionToken, newSessionToken } from '../session-token.ts';
import { countRecentTokens, findByAddress, insertToken } from './queries.ts';

/** Work for both is queued by address, known or not, so that asking takes the same time for all. */
export const VERIFY_MAIL = { name: 'mail-verify-link' };
export const RESET_MAIL = { name: 'mail-reset-link' };

const MAILS_PER_HOUR = 5;

interface Deps {
  db: Database;
  clock: Clock;
  mail: MailPort;
  config: Config;
}

/** The tokens are made here, at sending time, so that they exist nowhere but in the mail. */
export function mailLinkJobs(deps: Deps): JobDefinition<{ email: string }>[] {
  return [
    {
      ...VERIFY_MAIL,
      handle: ({ email }) =>
        mailLink(deps, email, 'verify-email', 72 * HOUR_MS, (url) =>
          linkMail({
            subject: 'Confirm your email address',
            lines: ['Welcome to Tandem.', 'Please confirm that this is your address:'],
            link: { url: `${url}/app/verify-email?token=`, label: 'Confirm my address' },
            footer: 'The link works for three days. If you did not register, ignore this mail.',
          }),
        ),
    },
    {
      ...RESET_MAIL,
      handle: ({ email }) =>
        mailLink(deps, email, 'reset-password', HOUR_MS, (url) =>
          linkMail({
            subject: 'Choose a new password',
            lines: ['Somebody, hopefully you, asked for a new password for your Tandem account.'],
            link: { url: `${url}/app/update-password?token=`, label: 'Choose a new password' },
            footer: 'The link works for one hour. If it was not you, nothing has changed.',
          }),
        ),
    },
  ];
}

async function mailLink(
  { db, clock, mail, config }: Deps,
  email: string,
  purpose: 'verify-email' | 'reset-password',
  lifetimeMs: number,
  compose: (
    publicUrl: string,
  ) => (token: string) => { subject: string; text: string; html: string },
): Promise<void> {
  const now = clock.now();
  const account = await findByAddress(db.root, email);
  if (!account || (purpose === 'verify-email' && account.emailVerifiedAt)) return;
  const since = new Date(now.getTime() - HOUR_MS);
  if ((await countRecentTokens(db.root, account.id, purpose, since)) >= MAILS_PER_HOUR) return;
  const token = newSessionToken();
  await insertToken(db.root, {
    tokenHash: hashSessionToken(token),
    purpose,
    userId: account.id,
    createdAt: now,
    expiresAt: new Date(now.getTime() + lifetimeMs),
  });
  await mail.send({ to: account.email, ...compose(config.publicUrl)(token) });
}
