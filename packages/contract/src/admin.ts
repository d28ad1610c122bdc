import { maxCharacters, required } from '@tandem/domain/validation/text-rules';
import { z } from 'zod';
import { operations } from './operation.ts';
import { ruledText } from './ruled-text.ts';
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
  detail: z.string().nullable().describe('The reason given, or what it was done to.'),
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
    summary: 'Begins to act as somebody, for a stated reason and an hour at most.',
    access: 'admin',
    body: z.object({ userId: Id, reason: ruledText(required(), maxCharacters(300)) }),
    answer: z.object({ userId: z.int(), displayName: z.string(), endsAt: Moment }),
  },
  'DELETE /admin/impersonations/:userId': {
    summary: 'Ends it.',
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
