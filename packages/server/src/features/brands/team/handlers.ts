import type { team } from '@tandem/contract/team';
import type { HandlersFor } from '../../../platform/http/handler.ts';
import type { Services } from '../../../platform/services.ts';
import { acceptInvite } from './accept-invite.ts';
import { changeRole } from './change-role.ts';
import { dismissMember } from './dismiss-member.ts';
import { inviteMember } from './invite-member.ts';
import { showInvite } from './show-invite.ts';
import { showTeam } from './show-team.ts';
import { withdrawInvite } from './withdraw-invite.ts';

export function teamHandlers(services: Services): HandlersFor<keyof typeof team> {
  return {
    'GET /team': ({ brand, now }) => showTeam(services.db.root, brand.id, now),
    'POST /team/invites': inviteMember(services),
    'DELETE /team/invites/:id': withdrawInvite(services),
    'PUT /team/members/:userId': changeRole(services),
    'DELETE /team/members/:userId': dismissMember(services),
    'GET /invites/:token': showInvite(services),
    'POST /invites/:token/accept': acceptInvite(services),
  };
}
