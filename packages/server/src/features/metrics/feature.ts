import type { Feature } from '../../platform/feature.ts';
import { metricsHandlers } from './handlers.ts';
import { metricsDayJob } from './metrics-day.ts';

export const metricsFeature = {
  handlers: metricsHandlers,
  jobs: (services) => [metricsDayJob(services)],
} satisfies Feature;
