import type { Handler } from '../../platform/http/handler.ts';
import { notFound } from '../../platform/http/http-error.ts';
import type { Services } from '../../platform/services.ts';

export function retryFailedJob({
  jobs,
}: Services): Handler<'POST /admin/failed-jobs/:queue/:id/retry'> {
  return async ({ params }) => {
    if (!(await jobs.retry(params.queue, params.id))) throw notFound('failed job');
    return null;
  };
}
