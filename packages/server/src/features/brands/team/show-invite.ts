import type { Handler } from '../../../platform/http/handler.ts';
import { notFound } from '../../../platform/http/http-error.ts';
import type { Services } from '../../../platform/services.ts';
import { hashSessionToken, isAddressTaken } from '../../accounts/public.ts';
import { findOpenInvite } from './queries.ts';

export function showInvite({ db }: Services): Handler<'GET /invites/:token'> {
  return async ({ params, now }) => {
    const invite = await findOpenInvite(db.root, hashSessionToken(params.token), now);
    if (!invite) throw notFound('invitation');
    const { brandName, brandLogo, email, role } = invite;
    const hasAccount = await isAddressTaken(db.root, email);
    return { brandName, brandLogo, email, role, hasAccount };
  };
}
