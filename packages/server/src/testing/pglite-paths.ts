/**
 * What runs on PGlite too, the last resort among the engines: whatever talks to an engine itself, and
 * one path through each feature. Everything else runs on PostgreSQL only (decision 0090).
 */
export const PGLITE_PATHS: readonly string[] = [
  'home-panels',
  'main/crash',
  'platform/backup/backup-pglite',
  'platform/db/embedded/open-embedded-pglite',
  'platform/db/transaction-guard',
  'platform/jobs/jobs',
  'platform/realtime/realtime',
  'platform/realtime/socket-gateway',
  'features/accounts/registration/registration',
  'features/admin/admin',
  'features/assets/uploads',
  'features/billing/announced-events',
  'features/brands/favorites/favorites',
  'features/conversations/sending/sending',
  'features/metrics/metrics-day',
  'features/notifications/digest/send-digest-now',
  'features/partnerships/answer-invite',
  'features/sandbox/sandbox',
  'features/support/tickets/support-tickets',
].map((name) => `packages/server/src/${name}.test.ts`);

/** Needs no other engine beside it. */
export const PGLITE_ONLY: readonly string[] = PGLITE_PATHS.filter((path) =>
  path.endsWith('pglite.test.ts'),
);
