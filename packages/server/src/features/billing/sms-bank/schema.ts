import { sql } from 'drizzle-orm';
import { check, index, integer, pgTable, text, timestamp, unique } from 'drizzle-orm/pg-core';
import { users } from '../../accounts/schema.ts';
import { brands } from '../../brands/schema.ts';

/** One per brand that ever had credits. Its row is the lock under which the ledger grows. */
export const smsBanks = pgTable('sms_bank', {
  brandId: integer()
    .primaryKey()
    .references(() => brands.id, { onDelete: 'cascade' }),
  autorefillPlanId: text(),
  autorefillBelow: integer(),
  /** The refill under way. It is charged under this key until it is counted, whoever goes on with it. */
  refillKey: text(),
  refillPlanId: text(),
});

/**
 * The ledger of SMS credits. Rows are only ever added; each carries the change and what was left
 * after it, so that the balance is read off the newest row however long the ledger is.
 */
export const smsCreditEntries = pgTable(
  'sms_credit_entry',
  {
    id: integer().primaryKey().generatedAlwaysAsIdentity(),
    brandId: integer()
      .notNull()
      .references(() => smsBanks.brandId, { onDelete: 'cascade' }),
    kind: text({ enum: ['purchase', 'refill', 'gift', 'spend', 'refund'] }).notNull(),
    /** What the change belongs to; the same reference twice is one change. */
    reference: text().notNull(),
    bought: integer().notNull(),
    free: integer().notNull(),
    boughtLeft: integer().notNull(),
    freeLeft: integer().notNull(),
    /** What it was for, in the words of the one who reads the ledger. */
    note: text().notNull(),
    /** The person who did it; null where nobody pressed anything. */
    actorId: integer().references(() => users.id, { onDelete: 'set null' }),
    createdAt: timestamp({ withTimezone: true }).notNull(),
  },
  (table) => [
    unique('sms_credit_entry_once').on(table.brandId, table.reference),
    index('sms_credit_entry_newest_idx').on(table.brandId, table.id),
    index('sms_credit_entry_actor_idx').on(table.actorId),
    check(
      'sms_credit_entry_not_negative',
      sql`${table.boughtLeft} >= 0 and ${table.freeLeft} >= 0`,
    ),
  ],
);
