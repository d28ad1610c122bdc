import { digestSlot } from '@tandem/domain/notifications/notification-preferences';
import type { JobDefinition } from '../../../platform/jobs/job-definition.ts';
import type { Services } from '../../../platform/services.ts';
import { sendDigests } from './send-digests.ts';

const DIGEST_BATCH = { name: 'digest-batch' };
const PEOPLE_PER_BATCH = 200;

/** Every hour looks whether digests are due; each batch of people is a job that queues the next. */
export function digestJobs(services: Services): [JobDefinition, JobDefinition<{ after: number }>] {
  const { db, jobs, clock, secrets } = services;
  return [
    {
      name: 'digest',
      // A little after the hour, when what happened before it is settled.
      cron: '5 * * * *',
      async handle() {
        if (!digestSlot('daily', clock.now())) return;
        await db.transaction((tx) => jobs.enqueue(tx, DIGEST_BATCH, { after: 0 }));
      },
    },
    {
      ...DIGEST_BATCH,
      async handle({ after }) {
        const batch = { after, limit: PEOPLE_PER_BATCH };
        const last = await sendDigests(services, secrets.unsubscribe, batch);
        if (last === null) return;
        await db.transaction((tx) => jobs.enqueue(tx, DIGEST_BATCH, { after: last }));
      },
    },
  ];
}
