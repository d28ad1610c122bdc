import { inviteActivity } from '@tandem/domain/partnerships/invite-activity';
import { MANY, unansweredNeed } from '@tandem/domain/partnerships/invite-needs';
import type { HomePart } from '../../../platform/home/home-part.ts';
import { countInvitesByDay, listNewestInvites, listUnanswered } from './queries.ts';

export const partnershipsHome: HomePart = {
  async activity(db, { brandId, limit }) {
    const rows = await listNewestInvites(db, brandId, limit);
    return rows.map(({ id, at, ...invite }) => ({
      key: `invitation-${id}`,
      subject: 'invitations',
      text: inviteActivity(invite),
      at: new Date(at),
      to: `/messaging?list=${listOf(invite)}`,
    }));
  },
  async attention(db, { brandId }) {
    const [newest, ...others] = await listUnanswered(db, brandId, MANY);
    if (!newest) return [];
    const list = listOf({ isHost: newest.isApplication, isApplication: newest.isApplication });
    const need = unansweredNeed({ count: others.length + 1, partner: newest.partner });
    return [{ ...need, action: { label: 'Answer', to: `/messaging?list=${list}` } }];
  },
  async figures(db, question) {
    const perDay = await countInvitesByDay(db, question);
    const to = '/messaging?list=receivedInvitations';
    return [{ rank: 30, key: 'invitations', label: 'Invitations', to, perDay }];
  },
};

function listOf({ isHost, isApplication }: { isHost: boolean; isApplication: boolean }): string {
  const direction = isHost === isApplication ? 'received' : 'sent';
  return `${direction}${isApplication ? 'Applications' : 'Invitations'}`;
}
