import { displayName } from '@tandem/domain/accounts/display-name';
import { ALONE_NEED, invitedActivity, joinedActivity } from '@tandem/domain/brands/team-activity';
import type { HomePart } from '../../../../platform/home/home-part.ts';
import { isAlone, listNewestInvites } from './queries.ts';

export const teamHome: HomePart = {
  async attention(db, { brandId, role, now }) {
    return role === 'owner' && (await isAlone(db, brandId, now)) ? [ALONE_NEED] : [];
  },
  async activity(db, { brandId, limit }) {
    const rows = await listNewestInvites(db, brandId, limit);
    return rows.flatMap(({ invite, by, joinedRole }) => {
      const { id, email, role, createdAt, closedAt } = invite;
      const shared = { subject: 'team', to: '/profile/brand/team' };
      const invited = {
        ...shared,
        key: `invited-${id}`,
        text: invitedActivity({ by: displayName(by), email, role }),
        at: createdAt,
      };
      if (!closedAt || !joinedRole) return [invited];
      const text = joinedActivity({ email, role: joinedRole });
      return [invited, { ...shared, key: `joined-${id}`, text, at: closedAt }];
    });
  },
};
