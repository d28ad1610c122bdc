import type { Feature } from '../../platform/feature.ts';
import { seedNotifications } from './demo/seed-notifications.ts';
import { digestJobs } from './digest/digest-jobs.ts';
import { notificationsHandlers } from './handlers.ts';
import { listNamedFiles } from './queries.ts';
import { sweepNotificationsJob } from './sweeping/sweep-job.ts';
import { serveOneClick } from './unsubscribe/serve-one-click.ts';

export const notificationsFeature = {
  handlers: notificationsHandlers,
  routes: serveOneClick,
  jobs: (services) => [sweepNotificationsJob(services), ...digestJobs(services)],
  namedFiles: listNamedFiles,
  demo: (services) => (tx, scene) => seedNotifications(tx, scene, services),
} satisfies Feature;
