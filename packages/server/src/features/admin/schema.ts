import { sql } from 'drizzle-orm';
import { index, integer, jsonb, pgTable, text, timestamp } from 'drizzle-orm/pg-core';
import { users } from '../accounts/schema.ts';
import { brands } from '../brands/schema.ts';

/** What admins did, and as whom. Rows are only ever added. */
export const auditLog = pgTable(
  'audit_log',
  {
    id: integer().primaryKey().generatedAlwaysAsIdentity(),
    at: timestamp({ withTimezone: true }).notNull(),
    actorId: integer()
      .notNull()
      .references(() => users.id),
    actingAsId: integer().references(() => users.id),
    brandId: integer().references(() => brands.id, { onDelete: 'set null' }),
    action: text().notNull(),
    detail: jsonb(),
  },
  (table) => [
    index('audit_log_actor_idx').on(table.actorId),
    index('audit_log_acting_as_idx').on(table.actingAsId).where(sql`acting_as_id is not null`),
    index('audit_log_brand_idx').on(table.brandId).where(sql`brand_id is not null`),
  ],
);
