import { index, integer, pgTable, text, timestamp } from 'drizzle-orm/pg-core';

/** What the local carrier handled, in both directions. */
export const sandboxTexts = pgTable(
  'sandbox_text',
  {
    id: integer().primaryKey().generatedAlwaysAsIdentity(),
    /** The sender's own key for a text; handing it over twice keeps one. */
    reference: text().unique(),
    direction: text({ enum: ['out', 'in'] }).notNull(),
    phone: text().notNull(),
    body: text().notNull(),
    imageUrl: text(),
    status: text({ enum: ['delivered', 'failed', 'received'] }).notNull(),
    createdAt: timestamp({ withTimezone: true }).notNull(),
  },
  (table) => [index('sandbox_text_phone_idx').on(table.phone)],
);

export const sandboxFailingPhones = pgTable('sandbox_failing_phone', {
  phone: text().primaryKey(),
});
