import { sql } from 'drizzle-orm';
import { bigint, index, integer, pgTable, text, timestamp, uniqueIndex } from 'drizzle-orm/pg-core';
import { users } from '../accounts/schema.ts';
import { brands } from '../brands/schema.ts';

const moment = () => timestamp({ withTimezone: true });

/** Something a member of a brand should know. Each member has a row of their own to mark as read. */
export const notifications = pgTable(
  'notification',
  {
    id: bigint({ mode: 'number' }).primaryKey().generatedAlwaysAsIdentity(),
    userId: integer()
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    brandId: integer()
      .notNull()
      .references(() => brands.id, { onDelete: 'cascade' }),
    category: text().notNull(),
    /** Picture, words and place to go, as shown. */
    img: text(),
    text: text().notNull(),
    linkTo: text(),
    createdAt: moment().notNull(),
    readAt: moment(),
    /** What happened, once: the same event announced twice is one notification. */
    eventKey: text(),
  },
  (table) => [
    index('notification_unread_idx')
      .on(table.userId, table.brandId, table.createdAt, table.id)
      .where(sql`read_at is null`),
    index('notification_read_idx')
      .on(table.userId, table.brandId, table.createdAt, table.id)
      .where(sql`read_at is not null`),
    index('notification_age_idx').on(table.createdAt),
    index('notification_brand_idx').on(table.brandId),
    index('notification_img_idx').on(table.img).where(sql`img is not null`),
    uniqueIndex('notification_once').on(table.userId, table.brandId, table.eventKey),
  ],
);

/** What a person wants to be told, and how. No row means the defaults of the domain. */
export const notificationPreferences = pgTable('notification_preference', {
  userId: integer()
    .primaryKey()
    .references(() => users.id, { onDelete: 'cascade' }),
  /** Categories that make no notification in the app. */
  mutedCategories: text().array().notNull().default(sql`'{}'`),
  digest: text({ enum: ['off', 'daily', 'weekly'] }).notNull(),
  /** When the last digest was looked into; the next one tells what is newer. */
  digestedAt: moment(),
});
