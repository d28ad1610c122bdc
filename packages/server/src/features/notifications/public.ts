/** What other features and the composition root may use of notifications. */
export { announce } from './announce.ts';
export { digestJobs } from './digest/digest-jobs.ts';
export { sweepNotificationsJob } from './sweep-job.ts';
export { serveOneClick } from './unsubscribe/serve-one-click.ts';
