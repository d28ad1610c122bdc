import type { Handler } from '../../../platform/http/handler.ts';
import { notFound } from '../../../platform/http/http-error.ts';
import type { Services } from '../../../platform/services.ts';
import { accessChanged } from './access-changed.ts';
import { keepAnOwner } from './keep-an-owner.ts';
import { lockOwners, removeMember } from './queries.ts';
import { showTeam } from './show-team.ts';

export function dismissMember({ db, realtime }: Services): Handler<'DELETE /team/members/:userId'> {
  return ({ brand, params, now }) =>
    db.transaction(async (tx) => {
      keepAnOwner(await lockOwners(tx, brand.id), params.userId);
      if (!(await removeMember(tx, brand.id, params.userId))) throw notFound('member');
      await realtime.publish(tx, accessChanged(params.userId));
      return showTeam(tx, brand.id, now);
    });
}
