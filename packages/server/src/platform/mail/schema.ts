import { integer, pgTable, text, timestamp } from 'drizzle-orm/pg-core';

/** Mails that went to the sandbox mailbox instead of the network. */
export const sandboxMails = pgTable('sandbox_mail', {
  id: integer().primaryKey().generatedAlwaysAsIdentity(),
  recipient: text().notNull(),
  subject: text().notNull(),
  text: text().notNull(),
  html: text(),
  createdAt: timestamp({ withTimezone: true }).notNull(),
});
