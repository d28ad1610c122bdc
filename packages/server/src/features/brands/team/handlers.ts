import { DAY_MS } from '@tandem/domain/time/durations';
import type { HandlersFor } from '../../../platform/http/handler.ts';
import { HttpError, invalidField, notFound } from '../../../platform/http/http-error.ts';
import type { RealtimeEvent } from '../../../platform/realtime/realtime-event.ts';
import type { Services } from '../../../platform/services.ts';
import { hashSessionToken, isAddressTaken } from '../../accounts/public.ts';
import { acceptInvite } from './accept-invite.ts';
import { INVITE_MAIL } from './mail-invite.ts';
import {
  closeInvite,
  closeInvitesTo,
  findOpenInvite,
  insertInvite,
  isMember,
  lockOwners,
  removeMember,
  setRole,
} from './queries.ts';
import { showTeam } from './show-team.ts';

type TeamOperation =
  | 'GET /team'
  | 'POST /team/invites'
  | 'DELETE /team/invites/:id'
  | 'PUT /team/members/:userId'
  | 'DELETE /team/members/:userId'
  | 'GET /invites/:token'
  | 'POST /invites/:token/accept';

const INVITE_LIFETIME_MS = 7 * DAY_MS;

export function teamHandlers(services: Services): HandlersFor<TeamOperation> {
  const { db, jobs, realtime } = services;
  return {
    'GET /team': ({ brand, now }) => showTeam(db.root, brand.id, now),
    'POST /team/invites': ({ brand, caller, body, now }) =>
      db.transaction(async (tx) => {
        if (await isMember(tx, brand.id, body.email)) {
          throw invalidField('email', 'This person is on the team already');
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
      }),
    'DELETE /team/invites/:id': async ({ brand, params, now }) => {
      if (!(await closeInvite(db.root, brand.id, params.id, now))) throw notFound('invitation');
      return showTeam(db.root, brand.id, now);
    },
    'PUT /team/members/:userId': ({ brand, params, body, now }) =>
      db.transaction(async (tx) => {
        const owners = await lockOwners(tx, brand.id);
        if (body.role !== 'owner') keepAnOwner(owners, params.userId);
        if (!(await setRole(tx, brand.id, params.userId, body.role))) throw notFound('member');
        await realtime.publish(tx, accessChanged(params.userId));
        return showTeam(tx, brand.id, now);
      }),
    'DELETE /team/members/:userId': ({ brand, params, now }) =>
      db.transaction(async (tx) => {
        keepAnOwner(await lockOwners(tx, brand.id), params.userId);
        if (!(await removeMember(tx, brand.id, params.userId))) throw notFound('member');
        await realtime.publish(tx, accessChanged(params.userId));
        return showTeam(tx, brand.id, now);
      }),
    'GET /invites/:token': async ({ params, now }) => {
      const invite = await findOpenInvite(db.root, hashSessionToken(params.token), now);
      if (!invite) throw notFound('invitation');
      const { brandName, brandLogo, email, role } = invite;
      const hasAccount = await isAddressTaken(db.root, email);
      return { brandName, brandLogo, email, role, hasAccount };
    },
    'POST /invites/:token/accept': acceptInvite(services),
  };
}

function keepAnOwner(owners: number[], leaving: number): void {
  if (owners.length > 1 || !owners.includes(leaving)) return;
  throw new HttpError(409, 'conflict', 'A brand needs an owner: make somebody else one first.');
}

function accessChanged(userId: number): RealtimeEvent {
  return { to: { users: [userId] }, message: { type: 'access_changed' } };
}
