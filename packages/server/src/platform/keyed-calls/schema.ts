import { index, pgTable, text, timestamp } from 'drizzle-orm/pg-core';

/**
 * Calls that carried a key of the caller's own. Nothing here can be read without that key, which is
 * not kept: hashes of it say which call it was, and the answer is sealed with it.
 */
export const keyedCalls = pgTable(
  'keyed_call',
  {
    id: text().primaryKey(),
    request: text().notNull(),
    startedAt: timestamp({ withTimezone: true }).notNull(),
    /** Null while the call is under way. */
    answer: text(),
  },
  (table) => [index('keyed_call_started_at_idx').on(table.startedAt)],
);
