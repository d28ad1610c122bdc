import type { Clock } from '../../platform/clock/clock.ts';
import type { Config } from '../../platform/config/config.ts';
import type { Database } from '../../platform/db/database.ts';
import type { JobDefinition } from '../../platform/jobs/job-definition.ts';
import { keepPartitions } from './partitions/keep-partitions.ts';
import { rollUpDays } from './usage/roll-up-days.ts';

export interface MetricsDayNeeds {
  db: Database;
  clock: Clock;
  config: Pick<Config, 'metricsRetentionDays'>;
}

/** A little after midnight (UTC), when the day before has surely ended in every process. */
export function metricsDayJob(needs: MetricsDayNeeds): JobDefinition {
  const handle = () => runMetricsDay(needs);
  return { name: 'metrics-day', cron: '20 0 * * *', atStart: true, handle };
}

/** Sums a day up before its events can be dropped. Any number of processes may run it at once. */
export async function runMetricsDay({ db, clock, config }: MetricsDayNeeds): Promise<void> {
  await rollUpDays(db, clock.now());
  await keepPartitions(db, clock.now(), config.metricsRetentionDays);
}
