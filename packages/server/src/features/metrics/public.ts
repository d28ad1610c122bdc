/** What the composition root uses of the metrics feature. */
export { METRICS_DAY, metricsDayJob } from './metrics-day.ts';
