import { index, integer, pgTable, text, timestamp } from 'drizzle-orm/pg-core';
import { users } from '../accounts/schema.ts';
import { brands } from '../brands/schema.ts';

/** Pictures that a brand uploaded. What is not listed here is not the brand's to use. */
export const assets = pgTable(
  'asset',
  {
    /** Public address, such as `/files/uploads/7/....png`. */
    address: text().primaryKey(),
    brandId: integer()
      .notNull()
      .references(() => brands.id, { onDelete: 'cascade' }),
    uploadedBy: integer().references(() => users.id, { onDelete: 'set null' }),
    /** Which of the upload rules it passed (domain/assets). */
    purpose: text().notNull(),
    width: integer().notNull(),
    height: integer().notNull(),
    createdAt: timestamp({ withTimezone: true }).notNull(),
  },
  (table) => [
    index('asset_brand_idx').on(table.brandId, table.createdAt),
    index('asset_uploader_idx').on(table.uploadedBy),
  ],
);
