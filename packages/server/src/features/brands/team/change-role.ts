import type { Handler } from '../../../platform/http/handler.ts';
import { notFound } from '../../../platform/http/http-error.ts';
import type { Services } from '../../../platform/services.ts';
import { accessChanged } from './access-changed.ts';
import { keepAnOwner } from './keep-an-owner.ts';
import { lockOwners, setRole } from './queries.ts';
import { showTeam } from './show-team.ts';

export function changeRole({ db, realtime }: Services): Handler<'PUT /team/members/:userId'> {
  return ({ brand, params, body, now }) =>
    db.transaction(async (tx) => {
      const owners = await lockOwners(tx, brand.id);
      if (body.role !== 'owner') keepAnOwner(owners, params.userId);
      if (!(await setRole(tx, brand.id, params.userId, body.role))) throw notFound('member');
      await realtime.publish(tx, accessChanged(params.userId));
      return showTeam(tx, brand.id, now);
    });
}
