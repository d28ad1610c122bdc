import { z } from 'zod';
import { operations } from './operation.ts';
import { Id, IdParams, IdText, LongIdText, Moment, olderThan, page } from './shapes.ts';

const ConversationId = z.object({ conversationId: IdText });

/** Html as it arrives; the server keeps bold, italic, lists and links of it, see decision 0060. */
const Content = z.string().max(100_000, 'Cannot exceed 100000 characters');
/** Made up by the browser for each message written: a retry with the same key sends nothing twice. */
const SendKey = z.uuid('Must be a message key').optional();

export const INVITATION_LISTS = [
  'receivedInvitations',
  'receivedApplications',
  'sentInvitations',
  'sentApplications',
] as const;
export const CONVERSATION_LISTS = ['inbox', ...INVITATION_LISTS, 'archived'] as const;
export type ConversationListName = (typeof CONVERSATION_LISTS)[number];

/** A message as one of the two brands sees it (platform §3, Conversation message). */
export const ConversationMessage = z.object({
  id: z.int(),
  conversation_id: z.int(),
  sender_id: z.int().nullable().describe('The member who wrote it; null when the product did.'),
  sender_name: z.string().nullable(),
  brand_id: z.int().describe('The brand that wrote it.'),
  content: z.string().describe('Clean html; empty once it was removed.'),
  createdAt: Moment,
  removed: z.boolean().describe('Taken down by an admin.'),
  last_read: Moment.nullable().describe('When the viewing brand last read the conversation.'),
  conversation_archive: z.boolean(),
  conversation_brand_name: z.string().describe('The brand on the other side.'),
  conversation_brand_logo: z.string().nullable(),
  conversation_brand_id: z.int(),
  type: z.enum([
    'normal',
    'campaignAnnouncement',
    'receivedInvitation',
    'sentInvitation',
    'receivedApplication',
    'sentApplication',
    'newBrandWelcome',
  ]),
  partnershipinvite_id: z.int().nullable(),
  partnership_action: z
    .enum([
      'partner_indicate_interested',
      'host_shared_agreement',
      'partner_signed',
      'partner_confirmed',
    ])
    .nullable(),
  application: z.boolean(),
  status: z.enum(['pending', 'interested', 'accepted', 'rejected']).nullable(),
  invitee_id: z.int().nullable(),
  invitee_brand_name: z.string().nullable(),
  invitee_brand_logo: z.string().nullable(),
  host_brand_name: z.string().nullable(),
  host_brand_logo: z.string().nullable(),
  campaign_id: z.int().nullable(),
  campaign_name: z.string().nullable(),
});
export type ConversationMessage = z.infer<typeof ConversationMessage>;

/** A conversation as a list shows it to one of its brands. */
export const ConversationItem = z.object({
  conversationId: z.int(),
  title: z.string().describe('The brand on the other side.'),
  image: z.string().nullable(),
  text: z.string().describe('The latest message in one line.'),
  createdAt: Moment.describe('When the latest message was written.'),
  isRead: z.boolean(),
  brandId: z.int().describe('The brand on the other side.'),
  latestMessageId: z.int(),
  latestBrandId: z.int().describe('Who wrote last.'),
  last_read: Moment.nullable(),
  otherReadAt: Moment.nullable().describe('When the other brand last read it.'),
  conversation_archived: z.boolean(),
  lists: z.array(z.enum(INVITATION_LISTS)),
  isBlocked: z.boolean().describe('The viewing brand blocked the other one.'),
  version: z.int().describe('Counts up with each change; an event with a lower one is old.'),
});
export type ConversationItem = z.infer<typeof ConversationItem>;

/** Who of the viewing brand has read how far. */
const Reader = z.object({ userId: z.int(), name: z.string(), readAt: Moment });
export type ConversationReader = z.infer<typeof Reader>;

const Allowance = z.object({
  count: z.int().describe('Messages sent in the current calendar month (UTC).'),
  limit: z.int().nullable().describe('Null when unlimited.'),
  isExhausted: z.boolean(),
  periodEndsAt: Moment,
});
export type MessageAllowance = z.infer<typeof Allowance>;

export const conversations = operations({
  'GET /conversations': {
    summary: 'A list of conversations with their latest message: unread first, then newest.',
    access: 'brand-viewer',
    query: z.object({
      list: z.enum(CONVERSATION_LISTS).default('inbox'),
      search: z.string().trim().max(100).default('').describe('In brand names and messages.'),
      ...page(25, 50),
    }),
    answer: z.object({
      conversations: z.array(ConversationItem),
      meta: z.object({ outOfMessages: z.boolean(), next: z.string().nullable() }),
    }),
  },
  'GET /unread-count': {
    summary: 'What the badge on the bell counts.',
    access: 'brand-viewer',
    answer: z.object({ conversations: z.int(), notifications: z.int() }),
  },
  'GET /conversations/:conversationId': {
    summary: 'One conversation with its newest messages, oldest of them first.',
    access: 'brand-viewer',
    params: ConversationId,
    query: z.object({
      before: LongIdText.optional().describe('Messages older than this one.'),
    }),
    answer: z.object({
      conversation: ConversationItem,
      messages: z.array(ConversationMessage),
      readers: z.array(Reader),
      meta: z.object({
        hasOlder: z.boolean(),
        outOfMessages: z.boolean(),
      }),
    }),
  },
  'GET /conversations/with/:brandId': {
    summary: 'Whether the brand already talks with another, and whether it may.',
    access: 'brand-viewer',
    params: z.object({ brandId: IdText }),
    answer: z.object({
      conversationId: z.int().nullable(),
      isBlocked: z.boolean(),
      outOfMessages: z.boolean(),
    }),
  },
  'POST /new-message/:conversationId': {
    summary: 'Writes a message. It un-archives the conversation for both brands.',
    access: 'brand-member',
    needs: 'messaging.message.create',
    params: ConversationId,
    body: z.object({ content: Content, key: SendKey }),
    answer: z.object({
      message: ConversationMessage,
      conversation: ConversationItem,
      allowance: Allowance,
    }),
    limit: { per: 'user', calls: 120, seconds: 60 },
  },
  'POST /new-conversation/:brandId': {
    summary: 'Writes to a brand; goes on with the conversation the two already have.',
    access: 'brand-member',
    needs: 'messaging.message.create',
    params: z.object({ brandId: IdText }),
    body: z.object({
      content: Content,
      brandId: Id.optional().describe('The same as in the path; another one is refused.'),
      key: SendKey,
    }),
    answer: z.object({
      conversation_id: z.int(),
      messages: z.array(ConversationMessage),
      allowance: Allowance,
    }),
    limit: { per: 'user', calls: 60, seconds: 60 },
  },
  'GET /messages/period-count': {
    summary: 'Messages sent in this period, and how many the plan allows.',
    access: 'brand-viewer',
    answer: Allowance,
  },
  'GET /messages/read-conversation/:conversationId': {
    summary: 'Marks a conversation as read, by the caller and so for the brand.',
    access: 'brand-member',
    params: ConversationId,
    answer: z.null(),
  },
  'GET /messages/mark-all-read': {
    summary: 'Marks every conversation of the brand as read.',
    access: 'brand-member',
    answer: z.null(),
  },
  'POST /messages/archive/:conversationId': {
    summary: 'Takes a conversation out of the lists until somebody writes again.',
    access: 'brand-member',
    params: ConversationId,
    answer: z.null(),
  },
  'GET /messages/un-archive/:conversationId': {
    summary: 'Puts an archived conversation back into the lists.',
    access: 'brand-member',
    changes: true,
    params: ConversationId,
    answer: z.null(),
  },
  'GET /messages/get-conversation-from-invite/:inviteId': {
    summary: 'The conversation in which an invitation or application was sent.',
    access: 'brand-viewer',
    params: z.object({ inviteId: IdText }),
    answer: z.object({ convoId: z.int() }),
  },
  'POST /messages/:messageId/report': {
    summary: "Shows a message of the other brand to Tandem's admins.",
    access: 'brand-member',
    params: z.object({ messageId: LongIdText }),
    body: z.object({
      reason: z.enum(['spam', 'abuse', 'fraud', 'other']),
      comment: z.string().trim().max(1000, 'Cannot exceed 1000 characters').default(''),
    }),
    answer: z.null(),
    limit: { per: 'user', calls: 30, seconds: 3600 },
  },
  'POST /brands/:id/block': {
    summary: 'Accepts no more messages from a brand and archives the conversation with it.',
    access: 'brand-member',
    params: IdParams,
    answer: z.null(),
  },
  'DELETE /brands/:id/block': {
    summary: 'Accepts messages from a brand again.',
    access: 'brand-member',
    params: IdParams,
    answer: z.null(),
  },
  'GET /blocked-brands': {
    summary: 'Brands this brand accepts no messages from, newest first.',
    access: 'brand-viewer',
    answer: z.array(
      z.object({
        id: z.int(),
        accountname: z.string(),
        logo: z.string().nullable(),
        blockedAt: Moment,
      }),
    ),
  },
  'GET /admin/reported-messages': {
    summary: 'Messages that brands reported: open ones, or those already dealt with.',
    access: 'admin',
    query: z.object({
      state: z.enum(['open', 'resolved']).default('open'),
      ...olderThan,
    }),
    answer: z.array(
      z.object({
        id: z.int(),
        reason: z.string(),
        comment: z.string().nullable(),
        content: z.string().describe('The clean html as it was when it was reported.'),
        reportedBy: z.string().describe('The brand that reported it.'),
        writtenBy: z.string().describe('The brand that wrote it.'),
        createdAt: Moment,
        outcome: z.enum(['dismissed', 'removed']).nullable(),
      }),
    ),
  },
  'POST /admin/reported-messages/:id/resolve': {
    summary: 'Dismisses a report or takes the message down for both brands.',
    access: 'admin',
    params: IdParams,
    body: z.object({ outcome: z.enum(['dismissed', 'removed']) }),
    answer: z.null(),
  },
});
