import type { Feature } from '../../platform/feature.ts';
import { seedUsage } from './demo/seed-usage.ts';
import { metricsHandlers } from './handlers.ts';
import { metricsDayJob } from './metrics-day.ts';

export const metricsFeature = {
  handlers: metricsHandlers,
  jobs: (services) => [metricsDayJob(services)],
  demo: () => seedUsage,
} satisfies Feature;
