import { z } from 'zod';
import { operations } from './operation.ts';
import { Id, IdText, Moment, olderThan } from './shapes.ts';

const FailedJob = z.object({
  id: z.string(),
  queue: z.string(),
  failedAt: Moment,
  attempts: z.int(),
  reason: z.string(),
});

const FoundPerson = z.object({
  id: z.int(),
  displayName: z.string(),
  email: z.string(),
  brands: z.array(z.string()),
  canBeImpersonated: z.boolean(),
});

const AuditEntry = z.object({
  id: z.int(),
  at: Moment,
  actor: z.string().describe('Who did it.'),
  actingAs: z.string().nullable().describe('As whom, when an admin impersonated.'),
  action: z.string(),
  brandId: z.int().nullable(),
});
export type AuditEntry = z.infer<typeof AuditEntry>;

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
  'GET /admin/people': {
    summary: 'People whose name, address or brand contains the text.',
    access: 'admin',
    query: z.object({ search: z.string().trim().max(100).default('') }),
    answer: z.array(FoundPerson),
  },
  'POST /admin/impersonations': {
    summary: 'Records that the admin begins to act as somebody.',
    access: 'admin',
    body: z.object({ userId: Id }),
    answer: z.object({ userId: z.int(), displayName: z.string() }),
  },
  'DELETE /admin/impersonations/:userId': {
    summary: 'Records that the admin stops.',
    access: 'admin',
    params: z.object({ userId: IdText }),
    answer: z.null(),
  },
  'GET /admin/audit-log': {
    summary: 'What admins did, newest first.',
    access: 'admin',
    query: z.object(olderThan),
    answer: z.array(AuditEntry),
  },
});
