import type { HandlersFor } from '../../platform/http/handler.ts';
import { listFailedJobs } from '../../platform/jobs/queries.ts';
import type { Services } from '../../platform/services.ts';
import { retryFailedJob } from './retry-failed-job.ts';
import { showAuditLog } from './show-audit-log.ts';
import { showPeople } from './show-people.ts';
import { startActingAs } from './start-acting-as.ts';
import { stopActingAs } from './stop-acting-as.ts';

type AdminOperation =
  | 'GET /admin/failed-jobs'
  | 'POST /admin/failed-jobs/:queue/:id/retry'
  | 'GET /admin/people'
  | 'POST /admin/impersonations'
  | 'DELETE /admin/impersonations/:userId'
  | 'GET /admin/audit-log';

export function adminHandlers(services: Services): HandlersFor<AdminOperation> {
  return {
    'GET /admin/failed-jobs': () => listFailedJobs(services.db.root),
    'POST /admin/failed-jobs/:queue/:id/retry': retryFailedJob(services),
    'GET /admin/people': showPeople(services),
    'POST /admin/impersonations': startActingAs(services),
    'DELETE /admin/impersonations/:userId': stopActingAs(services),
    'GET /admin/audit-log': showAuditLog(services),
  };
}
