import { displayName } from '@tandem/domain/accounts/display-name';
import type { Caller } from '../../../platform/http/caller.ts';
import type { Handler } from '../../../platform/http/handler.ts';
import { HttpError, notFound } from '../../../platform/http/http-error.ts';
import type { Services } from '../../../platform/services.ts';
import {
  claimAddress,
  hashPassword,
  hashSessionToken,
  isAddressTaken,
  refuseGuessable,
  startSession,
} from '../../accounts/public.ts';
import { announce } from '../../notifications/public.ts';
import { addMember, closeInvite, findOpenInvite } from './queries.ts';

/**
 * Joins a brand. Who is signed in as the invited address joins at once; who has no account makes
 * one here, and needs no further confirmation, because the link came to that mailbox.
 */
export function acceptInvite({
  db,
  config,
  realtime,
}: Services): Handler<'POST /invites/:token/accept'> {
  return async ({ params, body, caller, request, reply, now }) => {
    const invited = await findOpenInvite(db.root, hashSessionToken(params.token), now);
    if (!invited) throw notFound('invitation');
    if (body.newAccount) {
      const { password, ...names } = body.newAccount;
      const person = { ...names, email: invited.email };
      refuseGuessable('newAccount.password', password, person, [invited.brandName]);
    }
    const passwordHash = body.newAccount && (await hashPassword(body.newAccount.password));
    return db.transaction(async (tx) => {
      const invite = await findOpenInvite(tx, hashSessionToken(params.token), now);
      if (!invite) throw notFound('invitation');
      const hasAccount = await isAddressTaken(tx, invite.email);
      let userId: number;
      if (hasAccount) {
        if (!caller || !isInvited(caller, invite)) {
          throw new HttpError(409, 'conflict', `Please sign in as ${invite.email} to join.`);
        }
        userId = caller.person.id;
      } else {
        if (!body.newAccount || !passwordHash) {
          throw new HttpError(400, 'invalid_input', 'Please fill in the form.', {
            fields: { newAccount: 'Required field' },
          });
        }
        const { firstName, lastName } = body.newAccount;
        const person = await claimAddress(tx, {
          email: invite.email,
          passwordHash,
          passwordUpdatedAt: now,
          firstName,
          lastName,
          emailVerifiedAt: now,
        });
        if (!person) throw new HttpError(409, 'conflict', 'That account was just made. Sign in.');
        userId = person.id;
        await startSession(tx, { request, reply, config, userId, now });
      }
      if (!(await closeInvite(tx, invite.brandId, invite.id, now))) throw notFound('invitation');
      const { brandId, role } = invite;
      await addMember(tx, { userId, brandId, role, now });
      const joiner =
        hasAccount && caller ? caller.person : { email: invite.email, ...body.newAccount };
      await announce(
        tx,
        { realtime },
        {
          brandId,
          except: userId,
          event: { kind: 'memberJoined', name: displayName(joiner) },
          now,
        },
      );
      await realtime.publish(tx, {
        to: { users: [userId], brands: [brandId] },
        message: { type: 'access_changed' },
      });
      return { brandId };
    });
  };
}

/** Joining is one's own affair, also when an admin acts in one's name. */
function isInvited({ person, impersonatorId }: Caller, invite: { email: string }): boolean {
  return impersonatorId === null && person.email.toLowerCase() === invite.email.toLowerCase();
}
