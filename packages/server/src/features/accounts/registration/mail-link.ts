import type { JobName } from '../../../platform/jobs/job-definition.ts';
import type { Services } from '../../../platform/services.ts';

/** For the operations that mail a link. Queued for every address alike: the job finds out whether anybody is there. */
export function mailLink({ db, jobs }: Services, job: JobName<{ email: string }>) {
  return async ({ body }: { body: { email: string } }) => {
    await db.transaction((tx) => jobs.enqueue(tx, job, { email: body.email }));
    return null;
  };
}
