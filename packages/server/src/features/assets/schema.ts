import { index, integer, pgTable, text, timestamp } from 'drizzle-orm/pg-core';
import { users } from '../accounts/schema.ts';
import { brands } from '../brands/schema.ts';

/**
 * Every file that somebody uploaded, from before it is stored until after it is removed: what is not
 * listed here is not a brand's to use, and what is listed can be found again and cleared away.
 */
export const assets = pgTable(
  'asset',
  {
    /** Public address, such as `/files/uploads/7/....png`. */
    address: text().primaryKey(),
    /** Null when the brand is gone; the file is still there and has to go, too. */
    brandId: integer().references(() => brands.id, { onDelete: 'set null' }),
    uploadedBy: integer().references(() => users.id, { onDelete: 'set null' }),
    /** Which of the upload rules it passed (domain/assets). */
    purpose: text().notNull(),
    width: integer().notNull(),
    height: integer().notNull(),
    createdAt: timestamp({ withTimezone: true }).notNull(),
    /** Set when nothing names it any more and its file is about to be removed: nobody may use it. */
    releasedAt: timestamp({ withTimezone: true }),
  },
  (table) => [
    index('asset_brand_idx').on(table.brandId, table.createdAt),
    index('asset_uploader_idx').on(table.uploadedBy),
  ],
);
