import { sweepChallenges } from '../captcha/queries.ts';
import { sweepKeyedCalls } from '../keyed-calls/queries.ts';
import { sweepRateLimits } from '../rate-limits/queries.ts';
import { sweepPayloads } from '../realtime/queries.ts';
import type { Sweep } from './sweep-job.ts';

/** What the platform's own tables forget. */
export const platformSweeps: readonly Sweep[] = [
  { afterHours: 24, sweep: sweepRateLimits },
  { afterHours: 24, sweep: sweepKeyedCalls },
  { afterHours: 1, sweep: sweepPayloads },
  { afterHours: 1, sweep: sweepChallenges },
];
