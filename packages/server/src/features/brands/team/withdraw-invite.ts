import type { Handler } from '../../../platform/http/handler.ts';
import { notFound } from '../../../platform/http/http-error.ts';
import type { Services } from '../../../platform/services.ts';
import { closeInvite } from './queries.ts';
import { showTeam } from './show-team.ts';

export function withdrawInvite({ db }: Services): Handler<'DELETE /team/invites/:id'> {
  return async ({ brand, params, now }) => {
    if (!(await closeInvite(db.root, brand.id, params.id, now))) throw notFound('invitation');
    return showTeam(db.root, brand.id, now);
  };
}
