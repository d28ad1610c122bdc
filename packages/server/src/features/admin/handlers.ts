import { displayName } from '@tandem/domain/accounts/display-name';
import { HOUR_MS } from '@tandem/domain/time/durations';
import type { HandlersFor } from '../../platform/http/handler.ts';
import { HttpError, notFound } from '../../platform/http/http-error.ts';
import { listFailedJobs } from '../../platform/jobs/queries.ts';
import type { Services } from '../../platform/services.ts';
import { endImpersonation, startImpersonation } from '../accounts/public.ts';
import { findImpersonable, listAudit, recordAudit, searchPeople } from './queries.ts';

type AdminOperation =
  | 'GET /admin/failed-jobs'
  | 'POST /admin/failed-jobs/:queue/:id/retry'
  | 'GET /admin/people'
  | 'POST /admin/impersonations'
  | 'DELETE /admin/impersonations/:userId'
  | 'GET /admin/audit-log';

/** Long enough to look into something, short enough to be given up by itself. */
const IMPERSONATION_MS = HOUR_MS;

export function adminHandlers({ db, jobs, realtime }: Services): HandlersFor<AdminOperation> {
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
      const { reason } = body;
      const endsAt = new Date(now.getTime() + IMPERSONATION_MS);
      await db.transaction(async (tx) => {
        await endImpersonation(tx, caller.sessionId, person.id, now);
        await startImpersonation(tx, {
          sessionId: caller.sessionId,
          userId: person.id,
          reason,
          startedAt: now,
          endsAt,
        });
        await recordAudit(tx, {
          at: now,
          actorId: caller.person.id,
          actingAsId: person.id,
          action: 'impersonation started',
          detail: { reason },
        });
      });
      const name = displayName(person);
      return { userId: person.id, displayName: name, endsAt: endsAt.toISOString() };
    },
    'DELETE /admin/impersonations/:userId': async ({ caller, params, now }) => {
      const { sessionId } = caller;
      await db.transaction(async (tx) => {
        if (!(await endImpersonation(tx, sessionId, params.userId, now))) {
          throw notFound('impersonation');
        }
        await recordAudit(tx, {
          at: now,
          actorId: caller.person.id,
          actingAsId: params.userId,
          action: 'impersonation stopped',
        });
        // Sockets that listen as that person are closed; those that may come back do.
        await realtime.publish(tx, {
          to: { sessions: [sessionId] },
          message: { type: 'access_changed' },
        });
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
        detail: detailInWords(entry.detail),
        brandId: entry.brandId,
      })),
  };
}

/** `{ "id": 7, "reason": "..." }` as `id 7, ...`: for people who read the log. */
function detailInWords(detail: unknown): string | null {
  if (typeof detail !== 'object' || detail === null) return null;
  const { reason, ...rest } = detail as Record<string, unknown>;
  const facts = Object.entries(rest).map(([name, value]) => `${name} ${String(value)}`);
  return [...(reason ? [String(reason)] : []), ...facts].join(', ') || null;
}
