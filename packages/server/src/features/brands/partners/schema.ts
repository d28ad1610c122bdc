import { sql } from 'drizzle-orm';
import { check, index, integer, pgTable, primaryKey, timestamp } from 'drizzle-orm/pg-core';
import { brands } from '../schema.ts';

/** Two brands that have run something together. One row per pair: the smaller id comes first. */
export const brandPartners = pgTable(
  'brand_partner',
  {
    brandA: integer()
      .notNull()
      .references(() => brands.id, { onDelete: 'cascade' }),
    brandB: integer()
      .notNull()
      .references(() => brands.id, { onDelete: 'cascade' }),
    /** When they first did. */
    since: timestamp({ withTimezone: true }).notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.brandA, table.brandB] }),
    index('brand_partner_brand_b_idx').on(table.brandB),
    check('brand_partner_order', sql`${table.brandA} < ${table.brandB}`),
  ],
);
