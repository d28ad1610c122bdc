import { z } from 'zod';
import { operations } from './operation.ts';
import { NewPassword } from './registration.ts';
import { IdParams, Moment } from './shapes.ts';

const Code = z.string().trim().min(6).max(40);
const CurrentPassword = z.string().min(1).max(200);

export const Session = z.object({
  id: z.int(),
  device: z.string().describe('Browser and system, as far as the browser tells.'),
  createdAt: Moment,
  lastSeenAt: Moment,
  isCurrent: z.boolean(),
});
export type Session = z.infer<typeof Session>;

/** What a person does to keep their own account safe. None of it is possible while impersonating. */
export const security = operations({
  'PUT /profile/password': {
    summary: 'Changes the password, ends all other sessions and gives this one a new cookie.',
    access: 'signed-in',
    body: z.object({ currentPassword: CurrentPassword, newPassword: NewPassword }),
    answer: z.null(),
    limit: { per: 'user', calls: 10, seconds: 600 },
  },
  'GET /sessions': {
    summary: 'Where the person is signed in, most recently used first.',
    access: 'signed-in',
    answer: z.array(Session),
  },
  'DELETE /sessions/:id': {
    summary: 'Signs one of them out.',
    access: 'signed-in',
    params: IdParams,
    answer: z.null(),
  },
  'DELETE /sessions': {
    summary: 'Signs all but this one out.',
    access: 'signed-in',
    answer: z.null(),
  },
  'GET /second-factor': {
    summary: 'Whether a second factor is on, and how many recovery codes are left.',
    access: 'signed-in',
    answer: z.object({ isOn: z.boolean(), recoveryCodesLeft: z.int() }),
  },
  'POST /second-factor/start': {
    summary: 'A new secret for an authenticator app; nothing changes until it is confirmed.',
    access: 'signed-in',
    answer: z.object({ secret: z.string(), otpauthUrl: z.string() }),
  },
  'POST /second-factor/confirm': {
    summary: 'Turns the second factor on and answers the recovery codes, once.',
    access: 'signed-in',
    body: z.object({ code: Code }),
    answer: z.object({ recoveryCodes: z.array(z.string()) }),
    limit: { per: 'user', calls: 10, seconds: 600 },
  },
  'POST /second-factor/off': {
    summary: 'Turns the second factor off, with the password and a last code.',
    access: 'signed-in',
    body: z.object({ currentPassword: CurrentPassword, code: Code }),
    answer: z.null(),
    limit: { per: 'user', calls: 10, seconds: 600 },
  },
});
