import { sql } from 'drizzle-orm';
import { index, integer, pgTable, text, timestamp } from 'drizzle-orm/pg-core';
import { users } from '../accounts/schema.ts';
import { brands } from '../brands/schema.ts';

/** Somebody asked for help, or for an integration. Kept here whichever desk answers it. */
export const supportTickets = pgTable(
  'support_ticket',
  {
    id: integer().primaryKey().generatedAlwaysAsIdentity(),
    kind: text({ enum: ['contact', 'integration'] }).notNull(),
    name: text().notNull(),
    email: text().notNull(),
    subject: text().notNull(),
    message: text().notNull(),
    /** Who asked, when they were signed in. */
    userId: integer().references(() => users.id, { onDelete: 'set null' }),
    brandId: integer().references(() => brands.id, { onDelete: 'set null' }),
    createdAt: timestamp({ withTimezone: true }).notNull(),
    closedAt: timestamp({ withTimezone: true }),
    closedBy: integer().references(() => users.id, { onDelete: 'set null' }),
    /** The number it has at the outside desk, once it arrived there. */
    deskReference: text(),
  },
  (table) => [
    index('support_ticket_open_idx').on(table.id).where(sql`closed_at is null`),
    index('support_ticket_user_idx').on(table.userId),
    index('support_ticket_brand_idx').on(table.brandId),
    index('support_ticket_closer_idx').on(table.closedBy).where(sql`closed_by is not null`),
  ],
);

/** Shops and mail services that brands wish we could talk to. */
export const integrationRequests = pgTable(
  'integration_request',
  {
    id: integer().primaryKey().generatedAlwaysAsIdentity(),
    brandId: integer()
      .notNull()
      .references(() => brands.id, { onDelete: 'cascade' }),
    userId: integer().references(() => users.id, { onDelete: 'set null' }),
    storeName: text().notNull(),
    comment: text().notNull(),
    createdAt: timestamp({ withTimezone: true }).notNull(),
  },
  (table) => [
    index('integration_request_brand_idx').on(table.brandId),
    index('integration_request_user_idx').on(table.userId),
  ],
);
