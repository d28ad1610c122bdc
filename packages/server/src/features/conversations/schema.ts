import { sql } from 'drizzle-orm';
import {
  bigint,
  boolean,
  check,
  customType,
  date,
  index,
  integer,
  pgTable,
  primaryKey,
  text,
  timestamp,
  unique,
  uuid,
} from 'drizzle-orm/pg-core';
import { users } from '../accounts/schema.ts';
import { brands } from '../brands/schema.ts';
import { partnershipInvites } from '../partnerships/schema.ts';

const moment = () => timestamp({ withTimezone: true });
const tsvector = customType<{ data: string }>({ dataType: () => 'tsvector' });

/** What two brands say to each other. One row per pair: the smaller id comes first. */
export const conversations = pgTable(
  'conversation',
  {
    id: integer().primaryKey().generatedAlwaysAsIdentity(),
    brandA: integer()
      .notNull()
      .references(() => brands.id, { onDelete: 'cascade' }),
    brandB: integer()
      .notNull()
      .references(() => brands.id, { onDelete: 'cascade' }),
    createdAt: moment().notNull(),
    // The latest message as lists show it, so that a page of an inbox reads no message.
    latestMessageId: bigint({ mode: 'number' }).notNull(),
    latestBrandId: integer().notNull(),
    latestText: text().notNull(),
  },
  (table) => [
    unique('conversation_pair').on(table.brandA, table.brandB),
    index('conversation_brand_b_idx').on(table.brandB),
    check('conversation_order', sql`${table.brandA} < ${table.brandB}`),
  ],
);

/**
 * A conversation as one of its two brands keeps it: read, archived, and in which lists. Every
 * change counts `version` up under the row's lock, so that a browser can tell an old event from a
 * new one.
 */
export const conversationSides = pgTable(
  'conversation_side',
  {
    brandId: integer()
      .notNull()
      .references(() => brands.id, { onDelete: 'cascade' }),
    conversationId: integer()
      .notNull()
      .references(() => conversations.id, { onDelete: 'cascade' }),
    otherBrandId: integer()
      .notNull()
      .references(() => brands.id, { onDelete: 'cascade' }),
    latestMessageAt: moment().notNull(),
    lastReadAt: moment(),
    /** The rule of domain/conversations/is-conversation-read, where an index can use it. */
    isUnread: boolean()
      .notNull()
      .generatedAlwaysAs(sql`last_read_at is null or last_read_at <= latest_message_at`),
    isArchived: boolean().notNull().default(false),
    inReceivedInvitations: boolean().notNull().default(false),
    inReceivedApplications: boolean().notNull().default(false),
    inSentInvitations: boolean().notNull().default(false),
    inSentApplications: boolean().notNull().default(false),
    version: integer().notNull().default(1),
  },
  (table) => [
    primaryKey({ columns: [table.brandId, table.conversationId] }),
    index('conversation_side_conversation_idx').on(table.conversationId),
    index('conversation_side_other_brand_idx').on(table.otherBrandId),
    // Unread first, then newest: a page of the inbox is one stretch of this index, read backwards.
    index('conversation_side_inbox_idx')
      .on(table.brandId, table.isUnread, table.latestMessageAt, table.conversationId)
      .where(sql`not is_archived`),
    index('conversation_side_archive_idx')
      .on(table.brandId, table.isUnread, table.latestMessageAt, table.conversationId)
      .where(sql`is_archived`),
    // One for each list: in a common one, a list with few would mean reading through the others'.
    ...[
      'received_invitations',
      'received_applications',
      'sent_invitations',
      'sent_applications',
    ].map((list) =>
      index(`conversation_side_${list}_idx`)
        .on(table.brandId, table.isUnread, table.latestMessageAt, table.conversationId)
        .where(sql.raw(`in_${list} and not is_archived`)),
    ),
  ],
);

export const messages = pgTable(
  'message',
  {
    id: bigint({ mode: 'number' }).primaryKey().generatedAlwaysAsIdentity(),
    conversationId: integer()
      .notNull()
      .references(() => conversations.id, { onDelete: 'cascade' }),
    /** The brand that wrote it. */
    brandId: integer()
      .notNull()
      .references(() => brands.id, { onDelete: 'cascade' }),
    /** The member who wrote it; null when the product did, or when the person is gone. */
    senderId: integer().references(() => users.id, { onDelete: 'set null' }),
    /** Html, cleaned on the way in. */
    content: text().notNull(),
    /** The two kinds that no invitation can tell. */
    kind: text({ enum: ['campaignAnnouncement', 'newBrandWelcome'] }),
    inviteId: integer().references(() => partnershipInvites.id, { onDelete: 'set null' }),
    /** What this message reports about the invitation's agreement. */
    agreementStep: text({
      enum: [
        'partnerIndicatedInterest',
        'hostSharedAgreement',
        'partnerSigned',
        'partnerConfirmed',
      ],
    }),
    createdAt: moment().notNull(),
    /** Taken down by an admin: the row stays, its words are no longer shown. */
    removedAt: moment(),
    /** Made up by the sending browser; a retry with the same one is the same message. */
    sendKey: uuid(),
    /** Its words, and one made-up word for each of its two brands: see search/queries.ts. */
    search: tsvector().notNull(),
  },
  (table) => [
    index('message_sender_idx').on(table.senderId),
    // Links to uploaded files are rare; whoever removes files looks for them.
    index('message_file_idx').on(table.id).where(sql`content like '%/files/uploads/%'`),
    index('message_conversation_idx').on(table.conversationId, table.id),
    index('message_invite_idx').on(table.inviteId).where(sql`invite_id is not null`),
    index('message_search_idx').using('gin', table.search),
    unique('message_send_key').on(table.brandId, table.sendKey),
  ],
);

/** Messages a brand sent in a calendar month: what the plan's limit counts. */
export const messageCounts = pgTable(
  'message_count',
  {
    brandId: integer()
      .notNull()
      .references(() => brands.id, { onDelete: 'cascade' }),
    periodStartsOn: date().notNull(),
    sent: integer().notNull(),
  },
  (table) => [primaryKey({ columns: [table.brandId, table.periodStartsOn] })],
);

/** How far each member has read; the brand's own reading time is the newest of its members'. */
export const conversationReadings = pgTable(
  'conversation_reading',
  {
    conversationId: integer()
      .notNull()
      .references(() => conversations.id, { onDelete: 'cascade' }),
    brandId: integer()
      .notNull()
      .references(() => brands.id, { onDelete: 'cascade' }),
    userId: integer()
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    readAt: moment().notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.conversationId, table.brandId, table.userId] }),
    index('conversation_reading_brand_idx').on(table.brandId),
    index('conversation_reading_user_idx').on(table.userId),
  ],
);

/** Brands that a brand wants to hear nothing from. */
export const brandBlocks = pgTable(
  'brand_block',
  {
    brandId: integer()
      .notNull()
      .references(() => brands.id, { onDelete: 'cascade' }),
    blockedId: integer()
      .notNull()
      .references(() => brands.id, { onDelete: 'cascade' }),
    userId: integer().references(() => users.id, { onDelete: 'set null' }),
    createdAt: moment().notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.brandId, table.blockedId] }),
    index('brand_block_blocked_idx').on(table.blockedId),
    index('brand_block_user_idx').on(table.userId),
  ],
);

/** A message that a brand showed to the admins, with its words as they were then. */
export const messageReports = pgTable(
  'message_report',
  {
    id: integer().primaryKey().generatedAlwaysAsIdentity(),
    messageId: bigint({ mode: 'number' })
      .notNull()
      .references(() => messages.id, { onDelete: 'cascade' }),
    brandId: integer()
      .notNull()
      .references(() => brands.id, { onDelete: 'cascade' }),
    userId: integer().references(() => users.id, { onDelete: 'set null' }),
    reason: text({ enum: ['spam', 'abuse', 'fraud', 'other'] }).notNull(),
    comment: text(),
    content: text().notNull(),
    createdAt: moment().notNull(),
    resolvedAt: moment(),
    resolvedBy: integer().references(() => users.id, { onDelete: 'set null' }),
    outcome: text({ enum: ['dismissed', 'removed'] }),
  },
  (table) => [
    unique('message_report_once').on(table.messageId, table.brandId),
    index('message_report_brand_idx').on(table.brandId),
    index('message_report_user_idx').on(table.userId),
    index('message_report_resolver_idx').on(table.resolvedBy).where(sql`resolved_by is not null`),
    index('message_report_open_idx').on(table.id).where(sql`resolved_at is null`),
  ],
);

/**
 * How a side stood before somebody marked everything as read: what taking it back restores. Only the
 * latest time is kept, and for an hour.
 */
export const markedReadings = pgTable(
  'marked_reading',
  {
    brandId: integer()
      .notNull()
      .references(() => brands.id, { onDelete: 'cascade' }),
    conversationId: integer()
      .notNull()
      .references(() => conversations.id, { onDelete: 'cascade' }),
    userId: integer()
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    markedAt: moment().notNull(),
    /** What it was set to; another value means that somebody has read it since. */
    readAt: moment().notNull(),
    sideReadBefore: moment(),
    userReadBefore: moment(),
  },
  (table) => [
    primaryKey({ columns: [table.brandId, table.conversationId] }),
    index('marked_reading_conversation_idx').on(table.conversationId),
    index('marked_reading_user_idx').on(table.userId),
    index('marked_reading_marked_at_idx').on(table.markedAt),
  ],
);
