import { DAY_MS } from '@tandem/domain/time/durations';
import type { Clock } from '../../../platform/clock/clock.ts';
import type { Database } from '../../../platform/db/database.ts';
import type { JobDefinition } from '../../../platform/jobs/job-definition.ts';
import { sweepNotifications } from './queries.ts';

const READ_KEPT_DAYS = 90;
const ANY_KEPT_DAYS = 365;
const BATCH = 5000;

/** Forgets what was read three months ago, and after a year also what nobody read. */
export function sweepNotificationsJob({
  db,
  clock,
}: {
  db: Database;
  clock: Clock;
}): JobDefinition {
  return {
    name: 'sweep-notifications',
    cron: '20 4 * * *',
    async handle() {
      const ago = (days: number) => new Date(clock.now().getTime() - days * DAY_MS);
      const limits = {
        readBefore: ago(READ_KEPT_DAYS),
        madeBefore: ago(ANY_KEPT_DAYS),
        limit: BATCH,
      };
      while ((await sweepNotifications(db.root, limits)) === BATCH);
    },
  };
}
