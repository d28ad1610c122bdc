import { z } from 'zod';
import { operations } from './operation.ts';
import { IdParams, Moment } from './shapes.ts';

const SandboxText = z.object({
  id: z.int(),
  direction: z.enum(['out', 'in']),
  phone: z.string(),
  body: z.string(),
  imageUrl: z.string().nullable(),
  status: z.string(),
  createdAt: Moment,
});
const SandboxMail = z.object({
  id: z.int(),
  to: z.string(),
  subject: z.string(),
  text: z.string(),
  html: z.string().nullable(),
  createdAt: Moment,
});
const SandboxCharge = z.object({
  id: z.int(),
  customer: z.string(),
  card: z.string(),
  amountCents: z.int(),
  status: z.enum(['succeeded', 'declined', 'needs_action']),
  description: z.string(),
  createdAt: Moment,
});
export type SandboxText = z.infer<typeof SandboxText>;
export type SandboxMail = z.infer<typeof SandboxMail>;
export type SandboxCharge = z.infer<typeof SandboxCharge>;

const Phone = z.string().regex(/^\+\d{7,15}$/, 'Must be valid phone number');

export type SandboxRealtime = { type: 'sandbox_changed'; store: 'texts' | 'mails' | 'charges' };

/**
 * The embedded outside world, never mounted in production. Mails are for anybody: whoever registers
 * here has no account yet to read the first one with.
 */
export const sandbox = operations({
  'GET /demo-logins': {
    summary: 'The demo accounts, for the sign-in page to offer.',
    access: 'public',
    sandboxOnly: true,
    answer: z.array(z.object({ email: z.string(), label: z.string(), password: z.string() })),
  },
  'GET /sandbox/texts': {
    summary: 'The latest texts the local carrier handled.',
    access: 'signed-in',
    sandboxOnly: true,
    answer: z.array(SandboxText),
  },
  'POST /sandbox/texts/reply': {
    summary: 'Answers as the owner of a phone, for example STOP.',
    access: 'signed-in',
    sandboxOnly: true,
    body: z.object({
      phone: Phone,
      body: z.string().trim().min(1).max(1600),
    }),
    answer: SandboxText,
  },
  'PUT /sandbox/phones/failing': {
    summary: 'Makes the local carrier fail, or stop failing, every text to one phone.',
    access: 'signed-in',
    sandboxOnly: true,
    body: z.object({ phone: Phone, failing: z.boolean() }),
    answer: z.null(),
  },
  'GET /sandbox/mails': {
    summary: 'The latest mails in the sandbox mailbox, or those to one address.',
    access: 'public',
    sandboxOnly: true,
    query: z.object({ to: z.string().max(254).optional() }),
    answer: z.array(SandboxMail.omit({ html: true })),
  },
  'GET /sandbox/mails/:id': {
    summary: 'One mail with its HTML.',
    access: 'public',
    sandboxOnly: true,
    params: IdParams,
    answer: SandboxMail,
  },
  'POST /sandbox/digest': {
    summary: "Mails the caller's digest now, whether or not one is due.",
    access: 'signed-in',
    sandboxOnly: true,
    answer: z.object({ isSent: z.boolean().describe('False when nothing is unread.') }),
  },
  'GET /sandbox/charges': {
    summary: 'The latest charges of the local payment gateway.',
    access: 'signed-in',
    sandboxOnly: true,
    answer: z.array(SandboxCharge),
  },
});
