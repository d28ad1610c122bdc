import { z } from 'zod';
import { operations } from './operation.ts';

const FailedJob = z.object({
  id: z.string(),
  queue: z.string(),
  failedAt: z.string(),
  attempts: z.int(),
  reason: z.string(),
});

export const admin = operations({
  'GET /admin/failed-jobs': {
    summary: 'Background jobs that used up their retries, newest first.',
    access: 'admin',
    answer: z.array(FailedJob),
  },
  'POST /admin/failed-jobs/:queue/:id/retry': {
    summary: 'Puts a failed job back in its queue.',
    access: 'admin',
    params: z.object({ queue: z.string().max(100), id: z.uuid('Must be a job id') }),
    answer: z.null(),
  },
});
