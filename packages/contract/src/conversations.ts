import { z } from 'zod';
import { IdText, Moment } from './shapes.ts';

export const ConversationId = z.object({ conversationId: IdText });

export const INVITATION_LISTS = [
  'receivedInvitations',
  'receivedApplications',
  'sentInvitations',
  'sentApplications',
] as const;
export const CONVERSATION_LISTS = ['inbox', ...INVITATION_LISTS, 'archived'] as const;
export type ConversationListName = (typeof CONVERSATION_LISTS)[number];

const AgreementStep = z.enum([
  'partner_indicate_interested',
  'host_shared_agreement',
  'partner_signed',
  'partner_confirmed',
]);

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
  partnership_action: AgreementStep.nullable().describe('What this message reports.'),
  agreement_step: AgreementStep.nullable().describe('The last thing that happened since.'),
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
export const ConversationReader = z.object({ userId: z.int(), name: z.string(), readAt: Moment });
export type ConversationReader = z.infer<typeof ConversationReader>;

export const MessageAllowance = z.object({
  count: z.int().describe('Messages sent in the current calendar month (UTC).'),
  limit: z.int().nullable().describe('Null when unlimited.'),
  isExhausted: z.boolean(),
  periodEndsAt: Moment,
});
export type MessageAllowance = z.infer<typeof MessageAllowance>;
