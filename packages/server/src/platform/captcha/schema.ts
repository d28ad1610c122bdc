import { index, pgTable, text, timestamp } from 'drizzle-orm/pg-core';

/** Challenges that have been redeemed; a second use of one is refused. */
export const usedChallenges = pgTable(
  'captcha_used_challenge',
  {
    challenge: text().primaryKey(),
    usedAt: timestamp({ withTimezone: true }).notNull(),
  },
  (table) => [index('captcha_used_at_idx').on(table.usedAt)],
);
