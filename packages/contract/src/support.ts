import { CONTACT_CAPTCHA_ACTION } from '@tandem/domain/support/contact-notice';
import {
  contactValidators,
  ESP_REQUEST_TYPE,
  espValidators,
} from '@tandem/domain/support/support-requests';
import { z } from 'zod';
import { operations } from './operation.ts';
import { ruledText } from './ruled-text.ts';
import { IdParams, Moment, olderThan } from './shapes.ts';

const Wish = {
  storeName: ruledText(...espValidators('preferredStore')),
  comment: ruledText(...espValidators('comment')).default(''),
};

/** From the contact dialog. `requestType` is there to tell the two apart, and is left out. */
const ContactBody = z.object({
  requestType: z.undefined().optional(),
  name: ruledText(...contactValidators('name')),
  email: ruledText(...contactValidators('email')),
  subject: ruledText(...contactValidators('subject')),
  message: ruledText(...contactValidators('message')),
  pass: z.string().max(200).default('').describe('What POST /captcha-verify gave; good for once.'),
});

/** From the dialog "Can't find your ESP?". */
const IntegrationBody = z.object({ requestType: z.literal(ESP_REQUEST_TYPE), ...Wish });

export const TICKET_STATES = ['open', 'closed'] as const;

const SupportTicket = z.object({
  id: z.int(),
  kind: z.enum(['contact', 'integration']),
  name: z.string(),
  email: z.string(),
  subject: z.string(),
  message: z.string(),
  userId: z.int().nullable().describe('Who asked, when they were signed in.'),
  brand: z.object({ id: z.int(), name: z.string() }).nullable(),
  createdAt: Moment,
  closedAt: Moment.nullable(),
  closedBy: z.string().nullable(),
  deskReference: z.string().nullable().describe('Its number at the outside desk.'),
  deskUrl: z.string().nullable().describe('Where the outside desk shows it.'),
});
export type SupportTicket = z.infer<typeof SupportTicket>;

const IntegrationWish = z.object({
  storeName: z.string(),
  requests: z.int(),
  brands: z.int(),
  latestAt: Moment,
});
export type IntegrationWish = z.infer<typeof IntegrationWish>;

export const support = operations({
  'POST /captcha-verify': {
    summary: 'Checks a solved captcha and gives a pass for one contact request.',
    access: 'public',
    body: z.object({
      recaptcha: z.object({
        token: z.string().min(1).max(4000),
        action: z.literal(CONTACT_CAPTCHA_ACTION),
      }),
    }),
    answer: z.object({ success: z.boolean(), pass: z.string().optional() }),
    limit: { per: 'address', calls: 60, seconds: 600 },
  },
  'POST /zendesk-contact-support': {
    summary: 'Writes to support; with a requestType, asks for an integration as a brand.',
    access: 'public',
    keyed: true,
    body: z.discriminatedUnion('requestType', [ContactBody, IntegrationBody]),
    answer: z.null(),
    limit: { per: 'user', calls: 30, seconds: 3600 },
  },
  'POST /sms/support-integrations': {
    summary: 'Notes which shop or mail service the brand would like to connect.',
    access: 'brand-member',
    keyed: true,
    body: z.object(Wish),
    answer: z.null(),
    limit: { per: 'user', calls: 30, seconds: 3600 },
  },
  'GET /admin/support-tickets': {
    summary: 'What people asked of support, newest first.',
    access: 'admin',
    query: z.object({
      state: z.enum(TICKET_STATES).default('open'),
      search: z.string().trim().max(100).default(''),
      ...olderThan,
    }),
    answer: z.object({
      tickets: z.array(SupportTicket),
      hasMore: z.boolean(),
      counts: z.object({ open: z.int(), closed: z.int() }).describe('That match the search.'),
      desk: z.enum(['embedded', 'zendesk']),
    }),
  },
  'POST /admin/support-tickets/:id/close': {
    summary: 'Marks a ticket as answered.',
    access: 'admin',
    params: IdParams,
    answer: SupportTicket,
  },
  'POST /admin/support-tickets/:id/reopen': {
    summary: 'Takes a closed ticket up again.',
    access: 'admin',
    params: IdParams,
    answer: SupportTicket,
  },
  'GET /admin/integration-requests': {
    summary: 'Shops and mail services that brands asked for, most wanted first.',
    access: 'admin',
    answer: z.array(IntegrationWish),
  },
});
