import {
  boolean,
  index,
  integer,
  jsonb,
  pgTable,
  primaryKey,
  text,
  timestamp,
} from 'drizzle-orm/pg-core';
import type { CardBehavior } from '../test-cards.ts';

const moment = () => timestamp({ withTimezone: true });

/** A customer of the local gateway. Its row is the lock under which everything of it changes. */
export const gatewayCustomers = pgTable('gateway_customer', {
  id: text().primaryKey(),
  name: text().notNull(),
  email: text().notNull(),
  defaultMethodId: text(),
  revision: integer().notNull().default(0),
  createdAt: moment().notNull(),
});

const customerId = () =>
  text()
    .notNull()
    .references(() => gatewayCustomers.id, { onDelete: 'cascade' });

/** Cards, without their numbers: what a test card does is kept instead. */
export const gatewayMethods = pgTable(
  'gateway_method',
  {
    id: text().primaryKey(),
    serial: integer().generatedAlwaysAsIdentity(),
    customerId: customerId(),
    brand: text().notNull(),
    last4: text().notNull(),
    expMonth: integer().notNull(),
    expYear: integer().notNull(),
    behavior: text().$type<CardBehavior>().notNull(),
    createdAt: moment().notNull(),
    removedAt: moment(),
  },
  (table) => [index('gateway_method_customer_idx').on(table.customerId)],
);

/** The one plan a customer has, or had until `endedAt`. */
export const gatewaySubscriptions = pgTable(
  'gateway_subscription',
  {
    customerId: customerId().primaryKey(),
    planId: text().notNull(),
    name: text().notNull(),
    priceCents: integer().notNull(),
    months: integer().notNull(),
    canRenew: boolean().notNull(),
    renews: boolean().notNull(),
    /** Periods are counted from here, so that the 31st stays the 31st. */
    startedAt: moment().notNull(),
    periods: integer().notNull(),
    periodStart: moment().notNull(),
    periodEnd: moment().notNull(),
    endedAt: moment(),
  },
  (table) => [index('gateway_subscription_due_idx').on(table.periodEnd)],
);

export type InvoicePurpose =
  | { kind: 'plan'; order: OrderedPlan; usedCreditCents: number; addedCreditCents: number }
  | { kind: 'renewal'; planId: string }
  | { kind: 'sale'; item: string };

export interface OrderedPlan {
  planId: string;
  name: string;
  priceCents: number;
  months: number;
  renews: boolean;
}

export const gatewayInvoices = pgTable(
  'gateway_invoice',
  {
    id: text().primaryKey(),
    serial: integer().generatedAlwaysAsIdentity(),
    customerId: customerId(),
    status: text({ enum: ['open', 'paid', 'void', 'uncollectible'] }).notNull(),
    totalCents: integer().notNull(),
    lines: jsonb().$type<{ description: string; amountCents: number }[]>().notNull(),
    purpose: jsonb().$type<InvoicePurpose>().notNull(),
    chargeId: text(),
    attempts: integer().notNull().default(0),
    /** How often the calendar tried in vain; only these end a plan. */
    scheduledFailures: integer().notNull().default(0),
    firstFailedAt: moment(),
    nextAttemptAt: moment(),
    awaitsConfirmation: boolean().notNull().default(false),
    createdAt: moment().notNull(),
    paidAt: moment(),
  },
  (table) => [
    index('gateway_invoice_customer_idx').on(table.customerId),
    index('gateway_invoice_due_idx').on(table.nextAttemptAt),
  ],
);

/** Money a customer has left over from plan changes. Rows are only ever added. */
export const gatewayCredits = pgTable(
  'gateway_credit',
  {
    customerId: customerId(),
    invoiceId: text().notNull(),
    amountCents: integer().notNull(),
    createdAt: moment().notNull(),
  },
  (table) => [primaryKey({ columns: [table.customerId, table.invoiceId] })],
);

/** What the gateway tells the product about, like a real one would. */
export const gatewayEvents = pgTable(
  'gateway_event',
  {
    id: text().primaryKey(),
    type: text().notNull(),
    customerId: customerId(),
    createdAt: moment().notNull(),
  },
  (table) => [index('gateway_event_customer_idx').on(table.customerId)],
);
