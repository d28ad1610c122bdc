import { displayName } from '@tandem/domain/accounts/display-name';
import type { HandlersFor } from '../../platform/http/handler.ts';
import { HttpError, notFound } from '../../platform/http/http-error.ts';
import { listFailedJobs } from '../../platform/jobs/queries.ts';
import type { Services } from '../../platform/services.ts';
import { findImpersonable, listAudit, recordAudit, searchPeople } from './queries.ts';

type AdminOperation =
  | 'GET /admin/failed-jobs'
  | 'POST /admin/failed-jobs/:queue/:id/retry'
  | 'GET /admin/people'
  | 'POST /admin/impersonations'
  | 'DELETE /admin/impersonations/:userId'
  | 'GET /admin/audit-log';

export function adminHandlers({ db, jobs }: Services): HandlersFor<AdminOperation> {
  return {
    'GET /admin/failed-jobs': () => listFailedJobs(db.root),
    'POST /admin/failed-jobs/:queue/:id/retry': async ({ params }) => {
      if (!(await jobs.retry(params.queue, params.id))) throw notFound('failed job');
      return null;
    },
    'GET /admin/people': async ({ query }) =>
      (await searchPeople(db.root, query.search)).map((person) => ({
        id: person.id,
        displayName: displayName(person),
        email: person.email,
        brands: person.brands,
        canBeImpersonated: !person.isAdmin,
      })),
    'POST /admin/impersonations': async ({ caller, body, now }) => {
      if (!caller.person.canImpersonate) {
        throw new HttpError(403, 'not_allowed', 'You may not act as another person.');
      }
      const person = await findImpersonable(db.root, body.userId);
      if (!person) throw notFound('person to act as');
      await recordAudit(db.root, {
        at: now,
        actorId: caller.person.id,
        actingAsId: person.id,
        action: 'impersonation started',
      });
      return { userId: person.id, displayName: displayName(person) };
    },
    'DELETE /admin/impersonations/:userId': async ({ caller, params, now }) => {
      const person = await findImpersonable(db.root, params.userId);
      if (!person) throw notFound('person to act as');
      await recordAudit(db.root, {
        at: now,
        actorId: caller.person.id,
        actingAsId: person.id,
        action: 'impersonation stopped',
      });
      return null;
    },
    'GET /admin/audit-log': async ({ query }) =>
      (await listAudit(db.root, query.before)).map(({ entry, actor, actingAs }) => ({
        id: entry.id,
        at: entry.at.toISOString(),
        actor,
        actingAs,
        action: entry.action,
        brandId: entry.brandId,
      })),
  };
}
