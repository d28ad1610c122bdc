import { integer, pgTable, text, timestamp } from 'drizzle-orm/pg-core';

/** Charges of the local gateway, with the last four digits of the card. */
export const sandboxCharges = pgTable('sandbox_charge', {
  id: integer().primaryKey().generatedAlwaysAsIdentity(),
  reference: text().notNull().unique(),
  customer: text().notNull(),
  card: text().notNull(),
  amountCents: integer().notNull(),
  status: text({ enum: ['succeeded', 'declined', 'needs_action'] }).notNull(),
  description: text().notNull(),
  createdAt: timestamp({ withTimezone: true }).notNull(),
});
