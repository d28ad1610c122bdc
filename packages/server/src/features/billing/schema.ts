import { index, integer, jsonb, pgTable, primaryKey, text, timestamp } from 'drizzle-orm/pg-core';
import type { CustomerSnapshot } from '../../platform/payments/payments.ts';
import { users } from '../accounts/schema.ts';
import { brands } from '../brands/schema.ts';

const moment = () => timestamp({ withTimezone: true });
const brandId = () =>
  integer()
    .notNull()
    .references(() => brands.id, { onDelete: 'cascade' });

/** A brand as a customer of the payment gateway, with our copy of what the gateway knows. */
export const billingAccounts = pgTable('billing_account', {
  brandId: brandId().primaryKey(),
  customerId: text().notNull().unique(),
  snapshot: jsonb().$type<CustomerSnapshot>().notNull(),
});

/** Events of the gateway that have been dealt with; a repeated one changes nothing. */
export const billingEvents = pgTable('billing_event', {
  id: text().primaryKey(),
  receivedAt: moment().notNull(),
});

/** What owners were written about, where the same thing may come up again but is told once. */
export const billingNotices = pgTable(
  'billing_notice',
  {
    brandId: brandId(),
    reference: text().notNull(),
    sentAt: moment().notNull(),
  },
  (table) => [primaryKey({ columns: [table.brandId, table.reference] })],
);

/** Who pressed a button that cost money. The gateway knows what was bought, but not by whom. */
export const billingPurchases = pgTable(
  'billing_purchase',
  {
    brandId: brandId(),
    /** The key of the order or sale; the id of an invoice that was settled. */
    reference: text().notNull(),
    userId: integer().references(() => users.id, { onDelete: 'set null' }),
    /** The admin who acted in that person's name. */
    impersonatorId: integer().references(() => users.id, { onDelete: 'set null' }),
    createdAt: moment().notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.brandId, table.reference] }),
    index('billing_purchase_user_idx').on(table.userId),
    index('billing_purchase_impersonator_idx').on(table.impersonatorId),
  ],
);
