import { integer, pgTable, text, timestamp } from 'drizzle-orm/pg-core';

/** Calls counted per caller and window; `key` holds a hash, never an address. */
export const rateLimits = pgTable('rate_limit', {
  key: text().primaryKey(),
  windowStartsAt: timestamp({ withTimezone: true }).notNull(),
  calls: integer().notNull(),
});
