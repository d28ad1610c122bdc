import { displayName } from '@tandem/domain/accounts/display-name';
import type { Clock } from '../../../platform/clock/clock.ts';
import type { Config } from '../../../platform/config/config.ts';
import type { Database } from '../../../platform/db/database.ts';
import type { JobDefinition } from '../../../platform/jobs/job-definition.ts';
import { linkMail } from '../../../platform/mail/link-mail.ts';
import type { MailPort } from '../../../platform/mail/mail.ts';
import { hashSessionToken, newSessionToken } from '../../accounts/public.ts';
import { findInviter, findOpenInviteById, setInviteToken } from './queries.ts';

export const INVITE_MAIL = { name: 'mail-invite' };

/** Mails an invitation; a second try replaces the token of the first. */
export function mailInviteJob(deps: {
  db: Database;
  clock: Clock;
  mail: MailPort;
  config: Config;
}): JobDefinition<{ inviteId: number }> {
  const { db, clock, mail, config } = deps;
  return {
    ...INVITE_MAIL,
    async handle({ inviteId }) {
      const invite = await findOpenInviteById(db.root, inviteId, clock.now());
      if (!invite) return;
      const inviter = await findInviter(db.root, inviteId);
      const token = newSessionToken();
      await setInviteToken(db.root, inviteId, hashSessionToken(token));
      const compose = linkMail({
        subject: 'You are invited to join a team on Tandem',
        lines: [
          `${inviter ? displayName(inviter) : 'Somebody'} invites you to join the team of “${invite.brandName}” on Tandem.`,
        ],
        link: { url: `${config.publicUrl}/app/invite/`, label: 'See the invitation' },
        footer: 'The link works for seven days. If you do not know them, ignore this mail.',
      });
      await mail.send({ to: invite.email, ...compose(token) });
    },
  };
}
