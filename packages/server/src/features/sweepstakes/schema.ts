import { index, integer, pgTable, text, timestamp } from 'drizzle-orm/pg-core';
import { brands } from '../brands/schema.ts';

/**
 * A sweepstake. Only what an invitation to it must name; the builder's columns join this table
 * with the builder.
 */
export const campaigns = pgTable(
  'campaign',
  {
    id: integer().primaryKey().generatedAlwaysAsIdentity(),
    hostBrandId: integer()
      .notNull()
      .references(() => brands.id, { onDelete: 'cascade' }),
    name: text().notNull(),
    createdAt: timestamp({ withTimezone: true }).notNull(),
  },
  (table) => [index('campaign_host_idx').on(table.hostBrandId)],
);
