import { pgTable, text, timestamp } from 'drizzle-orm/pg-core';

/** Random keys that all processes share; made when first asked for. */
export const platformSecrets = pgTable('platform_secret', {
  name: text().primaryKey(),
  value: text().notNull(),
  createdAt: timestamp({ withTimezone: true }).notNull().defaultNow(),
});
