import { and, eq, gt, lt, lte } from 'drizzle-orm';
import type { Queryable, Transaction } from '../../platform/db/database.ts';
import type { CustomerSnapshot } from '../../platform/payments/payments.ts';
import { users } from '../accounts/schema.ts';
import { brands } from '../brands/schema.ts';
import { billingAccounts, billingEvents, billingNotices, billingPurchases } from './schema.ts';

export type BillingAccount = typeof billingAccounts.$inferSelect;
export type BillingFacts = NonNullable<Awaited<ReturnType<typeof findBillingFacts>>>;

export async function findAccount(db: Queryable, brandId: number) {
  const [row] = await db.select().from(billingAccounts).where(eq(billingAccounts.brandId, brandId));
  return row;
}

export async function findAccountByCustomer(db: Queryable, customerId: string) {
  const [row] = await db
    .select()
    .from(billingAccounts)
    .where(eq(billingAccounts.customerId, customerId));
  return row;
}

/** Two requests may open the account at once; both get the same one. */
export async function insertAccount(db: Queryable, account: BillingAccount) {
  await db.insert(billingAccounts).values(account).onConflictDoNothing();
}

export async function lockAccount(tx: Transaction, brandId: number) {
  const [row] = await tx
    .select()
    .from(billingAccounts)
    .where(eq(billingAccounts.brandId, brandId))
    .for('update');
  return row;
}

export async function saveSnapshot(tx: Transaction, brandId: number, snapshot: CustomerSnapshot) {
  await tx.update(billingAccounts).set({ snapshot }).where(eq(billingAccounts.brandId, brandId));
}

/** True the first time an event arrives, false ever after. */
export async function rememberEvent(tx: Transaction, id: string, now: Date): Promise<boolean> {
  const rows = await tx
    .insert(billingEvents)
    .values({ id, receivedAt: now })
    .onConflictDoNothing()
    .returning({ id: billingEvents.id });
  return rows.length === 1;
}

export async function sweepEvents(db: Queryable, receivedBefore: Date): Promise<void> {
  await db.delete(billingEvents).where(lt(billingEvents.receivedAt, receivedBefore));
}

const facts = {
  brandId: brands.id,
  belt: brands.belt,
  stripeBelt: brands.stripeBelt,
  trialType: brands.trialType,
  trialEndsAt: brands.trialEndsAt,
  extendedTrialEndsAt: brands.extendedTrialEndsAt,
  offerTrialEndsAt: brands.offerTrialEndsAt,
  paymentMethod: brands.paymentMethod,
  isSensei: brands.isSensei,
  pendingPreferredTermsPlan: brands.pendingPreferredTermsPlan,
  acceptedTermsVersion: brands.acceptedTermsVersion,
  dedicatedListSize: brands.dedicatedListSize,
  snapshot: billingAccounts.snapshot,
};

/** All that the billing rules need to know of a brand, in one statement. */
export async function findBillingFacts(db: Queryable, brandId: number) {
  const [row] = await db
    .select(facts)
    .from(brands)
    .leftJoin(billingAccounts, eq(billingAccounts.brandId, brands.id))
    .where(eq(brands.id, brandId));
  return row;
}

export function listTrialsEndedBy(db: Queryable, now: Date): Promise<BillingFacts[]> {
  return db
    .select(facts)
    .from(brands)
    .leftJoin(billingAccounts, eq(billingAccounts.brandId, brands.id))
    .where(and(eq(brands.belt, 'trial'), lte(brands.trialEndsAt, now)));
}

export function listTrialsEndingBetween(db: Queryable, from: Date, to: Date) {
  return db
    .select(facts)
    .from(brands)
    .leftJoin(billingAccounts, eq(billingAccounts.brandId, brands.id))
    .where(
      and(eq(brands.belt, 'trial'), gt(brands.trialEndsAt, from), lte(brands.trialEndsAt, to)),
    );
}

/** True the first time this is told, false ever after. */
export async function rememberNotice(
  tx: Transaction,
  notice: typeof billingNotices.$inferInsert,
): Promise<boolean> {
  const rows = await tx
    .insert(billingNotices)
    .values(notice)
    .onConflictDoNothing()
    .returning({ reference: billingNotices.reference });
  return rows.length === 1;
}

/** Before the gateway is asked: what it answers may arrive first. */
export async function recordPurchase(
  db: Queryable,
  purchase: typeof billingPurchases.$inferInsert,
): Promise<void> {
  await db.insert(billingPurchases).values(purchase).onConflictDoNothing();
}

export async function findBuyer(db: Queryable, brandId: number, reference: string) {
  const [row] = await db
    .select({
      id: users.id,
      email: users.email,
      firstName: users.firstName,
      lastName: users.lastName,
      impersonatorId: billingPurchases.impersonatorId,
    })
    .from(billingPurchases)
    .innerJoin(users, eq(users.id, billingPurchases.userId))
    .where(and(eq(billingPurchases.brandId, brandId), eq(billingPurchases.reference, reference)));
  return row;
}
