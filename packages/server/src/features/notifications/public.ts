/** What other features and the composition root may use of notifications. */
export { announce } from './announcing/announce.ts';
export { digestJobs } from './digest/digest-jobs.ts';
export { sweepNotificationsJob } from './sweeping/sweep-job.ts';
export { serveOneClick } from './unsubscribe/serve-one-click.ts';
