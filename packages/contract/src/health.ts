import { z } from 'zod';
import { operations } from './operation.ts';

export const health = operations({
  'GET /healthz': {
    summary: 'Answers while the process runs.',
    access: 'public',
    answer: z.object({ status: z.literal('ok') }),
  },
  'GET /readyz': {
    summary: 'Answers 200 when the database answers, 503 otherwise.',
    access: 'public',
    answer: z.object({ status: z.literal('ready') }),
  },
});
