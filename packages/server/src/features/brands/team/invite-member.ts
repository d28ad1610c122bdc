import { DAY_MS } from '@tandem/domain/time/durations';
import type { Handler } from '../../../platform/http/handler.ts';
import { HttpError, invalidField } from '../../../platform/http/http-error.ts';
import { checkLimit } from '../../../platform/rate-limits/check-limit.ts';
import type { Services } from '../../../platform/services.ts';
import { INVITE_MAIL } from './mail-invite.ts';
import { closeInvitesTo, insertInvite, isMember } from './queries.ts';
import { showTeam } from './show-team.ts';

const INVITE_LIFETIME_MS = 7 * DAY_MS;
/** To one address, from all brands together: a stranger's mailbox is nobody's to fill. */
const MAIL_LIMIT = { per: 'user', calls: 5, seconds: 24 * 3600 } as const;
const OFTEN = 'This address was invited several times today. Please try again tomorrow.';

export function inviteMember({ db, jobs }: Services): Handler<'POST /team/invites'> {
  return ({ brand, caller, body, now }) =>
    db.transaction(async (tx) => {
      if (await isMember(tx, brand.id, body.email)) {
        throw invalidField('email', 'This person is on the team already');
      }
      const to = body.email.toLowerCase();
      if ((await checkLimit(tx, MAIL_LIMIT, 'mail invitation', to, now)) > 0) {
        throw new HttpError(429, 'too_many_requests', OFTEN, { fields: { email: OFTEN } });
      }
      await closeInvitesTo(tx, brand.id, body.email, now);
      const inviteId = await insertInvite(tx, {
        brandId: brand.id,
        email: body.email,
        role: body.role,
        invitedById: caller.person.id,
        createdAt: now,
        expiresAt: new Date(now.getTime() + INVITE_LIFETIME_MS),
      });
      await jobs.enqueue(tx, INVITE_MAIL, { inviteId });
      return showTeam(tx, brand.id, now);
    });
}
