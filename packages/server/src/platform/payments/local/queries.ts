import { and, asc, desc, eq, isNull, lte, sql } from 'drizzle-orm';
import type { Queryable, Transaction } from '../../db/database.ts';
import {
  gatewayCredits,
  gatewayCustomers,
  gatewayEvents,
  gatewayInvoices,
  gatewayMethods,
  gatewaySubscriptions,
} from './schema.ts';

export type CustomerRow = typeof gatewayCustomers.$inferSelect;
export type SubscriptionRow = typeof gatewaySubscriptions.$inferSelect;
export type InvoiceRow = typeof gatewayInvoices.$inferSelect;

export async function insertCustomer(db: Queryable, row: typeof gatewayCustomers.$inferInsert) {
  await db.insert(gatewayCustomers).values(row).onConflictDoNothing();
}

/** Holds the customer until the transaction ends and counts the change that is about to happen. */
export async function lockCustomer(tx: Transaction, id: string): Promise<CustomerRow | undefined> {
  const [row] = await tx
    .update(gatewayCustomers)
    .set({ revision: sql`${gatewayCustomers.revision} + 1` })
    .where(eq(gatewayCustomers.id, id))
    .returning();
  return row;
}

/** Holds the customer without a change; whoever then finds nothing to do leaves no trace. */
export async function holdCustomer(tx: Transaction, id: string): Promise<void> {
  await tx
    .select({ id: gatewayCustomers.id })
    .from(gatewayCustomers)
    .where(eq(gatewayCustomers.id, id))
    .for('update');
}

export async function findCustomer(db: Queryable, id: string) {
  const [row] = await db.select().from(gatewayCustomers).where(eq(gatewayCustomers.id, id));
  return row;
}

export async function setDefaultMethodId(tx: Transaction, id: string, methodId: string | null) {
  await tx
    .update(gatewayCustomers)
    .set({ defaultMethodId: methodId })
    .where(eq(gatewayCustomers.id, id));
}

export function listMethods(db: Queryable, customerId: string) {
  return db
    .select()
    .from(gatewayMethods)
    .where(and(eq(gatewayMethods.customerId, customerId), isNull(gatewayMethods.removedAt)))
    .orderBy(asc(gatewayMethods.serial));
}

export async function insertMethod(tx: Transaction, row: typeof gatewayMethods.$inferInsert) {
  await tx.insert(gatewayMethods).values(row);
}

export async function markMethodRemoved(tx: Transaction, id: string, now: Date) {
  await tx.update(gatewayMethods).set({ removedAt: now }).where(eq(gatewayMethods.id, id));
}

/** The running plan; one that has ended is not found. */
export async function findSubscription(db: Queryable, customerId: string) {
  const [row] = await db
    .select()
    .from(gatewaySubscriptions)
    .where(
      and(eq(gatewaySubscriptions.customerId, customerId), isNull(gatewaySubscriptions.endedAt)),
    );
  return row;
}

export async function saveSubscription(
  tx: Transaction,
  row: typeof gatewaySubscriptions.$inferInsert,
) {
  const { customerId: _id, ...set } = row;
  await tx
    .insert(gatewaySubscriptions)
    .values(row)
    .onConflictDoUpdate({ target: gatewaySubscriptions.customerId, set });
}

export async function updateSubscription(
  tx: Transaction,
  customerId: string,
  change: Partial<SubscriptionRow>,
) {
  await tx
    .update(gatewaySubscriptions)
    .set(change)
    .where(eq(gatewaySubscriptions.customerId, customerId));
}

export async function insertInvoice(tx: Transaction, row: typeof gatewayInvoices.$inferInsert) {
  const [stored] = await tx.insert(gatewayInvoices).values(row).returning();
  return stored as InvoiceRow;
}

export async function updateInvoice(tx: Transaction, id: string, change: Partial<InvoiceRow>) {
  const [row] = await tx
    .update(gatewayInvoices)
    .set(change)
    .where(eq(gatewayInvoices.id, id))
    .returning();
  return row as InvoiceRow;
}

export async function findInvoice(db: Queryable, customerId: string, id: string) {
  const [row] = await db
    .select()
    .from(gatewayInvoices)
    .where(and(eq(gatewayInvoices.id, id), eq(gatewayInvoices.customerId, customerId)));
  return row;
}

export function listInvoices(db: Queryable, customerId: string, limit = 200) {
  return db
    .select()
    .from(gatewayInvoices)
    .where(eq(gatewayInvoices.customerId, customerId))
    .orderBy(desc(gatewayInvoices.serial))
    .limit(limit);
}

/** The renewal that could not be charged and is still owed. */
export async function findOwedRenewal(db: Queryable, customerId: string) {
  const [row] = await db
    .select()
    .from(gatewayInvoices)
    .where(
      and(
        eq(gatewayInvoices.customerId, customerId),
        eq(gatewayInvoices.status, 'open'),
        sql`${gatewayInvoices.purpose}->>'kind' = 'renewal'`,
      ),
    );
  return row;
}

export async function addCreditEntry(tx: Transaction, row: typeof gatewayCredits.$inferInsert) {
  await tx.insert(gatewayCredits).values(row).onConflictDoNothing();
}

export async function sumCredits(db: Queryable, customerId: string): Promise<number> {
  const [row] = await db
    .select({ cents: sql<number>`coalesce(sum(${gatewayCredits.amountCents}), 0)::int` })
    .from(gatewayCredits)
    .where(eq(gatewayCredits.customerId, customerId));
  return row?.cents ?? 0;
}

export async function insertEvent(tx: Transaction, row: typeof gatewayEvents.$inferInsert) {
  await tx.insert(gatewayEvents).values(row);
}

export async function findEvent(db: Queryable, id: string) {
  const [row] = await db.select().from(gatewayEvents).where(eq(gatewayEvents.id, id));
  return row;
}

/** Customers whose period is over or whose unpaid invoice is to be charged again; or one of them. */
export async function listDueCustomers(db: Queryable, now: Date, one?: string): Promise<string[]> {
  const over = await db
    .select({ id: gatewaySubscriptions.customerId })
    .from(gatewaySubscriptions)
    .where(
      and(
        isNull(gatewaySubscriptions.endedAt),
        lte(gatewaySubscriptions.periodEnd, now),
        one === undefined ? undefined : eq(gatewaySubscriptions.customerId, one),
      ),
    );
  const owing = await db
    .select({ id: gatewayInvoices.customerId })
    .from(gatewayInvoices)
    .where(
      and(
        eq(gatewayInvoices.status, 'open'),
        lte(gatewayInvoices.nextAttemptAt, now),
        one === undefined ? undefined : eq(gatewayInvoices.customerId, one),
      ),
    );
  return [...new Set([...over, ...owing].map(({ id }) => id))];
}
