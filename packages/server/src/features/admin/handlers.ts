import type { HandlersFor } from '../../platform/http/handler.ts';
import { listFailedJobs } from '../../platform/jobs/queries.ts';
import type { Services } from '../../platform/services.ts';

export function adminHandlers({
  db,
  jobs,
}: Services): HandlersFor<'GET /admin/failed-jobs' | 'POST /admin/failed-jobs/:queue/:id/retry'> {
  return {
    'GET /admin/failed-jobs': () => listFailedJobs(db.root),
    'POST /admin/failed-jobs/:queue/:id/retry': async ({ params }) => {
      await jobs.retry(params.queue, params.id);
      return null;
    },
  };
}
