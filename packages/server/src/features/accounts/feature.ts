import type { Feature } from '../../platform/feature.ts';
import { accountsHandlers } from './handlers.ts';
import { mailLinkJobs } from './mailed-links/mail-links.ts';
import { sweepTokens } from './mailed-links/queries.ts';
import { sweepSessions } from './queries.ts';
import { sweepFailures } from './sign-in/queries.ts';

export const accountsFeature = {
  handlers: accountsHandlers,
  jobs: mailLinkJobs,
  sweeps: [
    { afterHours: 24, sweep: sweepSessions },
    { afterHours: 24, sweep: sweepFailures },
    { afterHours: 24, sweep: sweepTokens },
  ],
} satisfies Feature;
