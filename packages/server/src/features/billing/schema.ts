import { integer, jsonb, pgTable, primaryKey, text, timestamp } from 'drizzle-orm/pg-core';
import type { CustomerSnapshot } from '../../platform/payments/payments.ts';
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

/** Reminders that a trial ends, so that each is mailed once. */
export const trialWarnings = pgTable(
  'trial_warning',
  {
    brandId: brandId(),
    trialEndsAt: moment().notNull(),
    days: integer().notNull(),
    sentAt: moment().notNull(),
  },
  (table) => [primaryKey({ columns: [table.brandId, table.trialEndsAt, table.days] })],
);
