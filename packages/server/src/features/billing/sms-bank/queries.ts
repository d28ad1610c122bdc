import { and, desc, eq, lt } from 'drizzle-orm';
import type { Queryable, Transaction } from '../../../platform/db/database.ts';
import { users } from '../../accounts/schema.ts';
import { smsBanks, smsCreditEntries } from './schema.ts';

export type CreditEntry = typeof smsCreditEntries.$inferInsert;

/**
 * Holds the brand's bank until the transaction ends, making it if need be. The ledger is read only
 * after this: a statement that waited for the lock and read in one go would see the balance of
 * before it waited.
 */
export async function lockBank(tx: Transaction, brandId: number) {
  await tx.insert(smsBanks).values({ brandId }).onConflictDoNothing();
  const [bank] = await tx
    .select()
    .from(smsBanks)
    .where(eq(smsBanks.brandId, brandId))
    .for('update');
  return bank as NonNullable<typeof bank>;
}

export async function findBank(db: Queryable, brandId: number) {
  const [bank] = await db.select().from(smsBanks).where(eq(smsBanks.brandId, brandId));
  return bank;
}

/** What is left, read off the newest entry. */
export async function readBalance(db: Queryable, brandId: number) {
  const [newest] = await db
    .select({ count: smsCreditEntries.boughtLeft, freeCount: smsCreditEntries.freeLeft })
    .from(smsCreditEntries)
    .where(eq(smsCreditEntries.brandId, brandId))
    .orderBy(desc(smsCreditEntries.id))
    .limit(1);
  return newest ?? { count: 0, freeCount: 0 };
}

export async function findEntry(db: Queryable, brandId: number, reference: string) {
  const [entry] = await db
    .select()
    .from(smsCreditEntries)
    .where(and(eq(smsCreditEntries.brandId, brandId), eq(smsCreditEntries.reference, reference)));
  return entry;
}

/** Entries with who made them, newest first. */
export function listEntries(
  db: Queryable,
  brandId: number,
  { before, limit }: { before: number | undefined; limit: number },
) {
  const isOlder = before === undefined ? undefined : lt(smsCreditEntries.id, before);
  return db
    .select({
      entry: smsCreditEntries,
      actor: { email: users.email, firstName: users.firstName, lastName: users.lastName },
    })
    .from(smsCreditEntries)
    .leftJoin(users, eq(users.id, smsCreditEntries.actorId))
    .where(and(eq(smsCreditEntries.brandId, brandId), isOlder))
    .orderBy(desc(smsCreditEntries.id))
    .limit(limit);
}

export async function appendEntry(tx: Transaction, entry: CreditEntry): Promise<void> {
  await tx.insert(smsCreditEntries).values(entry);
}

export async function setAutorefill(
  tx: Transaction,
  brandId: number,
  autorefill: { planId: string; whenBelow: number } | null,
): Promise<void> {
  await tx
    .update(smsBanks)
    .set({
      autorefillPlanId: autorefill?.planId ?? null,
      autorefillBelow: autorefill?.whenBelow ?? null,
    })
    .where(eq(smsBanks.brandId, brandId));
}

export async function openRefill(
  tx: Transaction,
  brandId: number,
  refill: { key: string; planId: string },
): Promise<void> {
  await tx
    .update(smsBanks)
    .set({ refillKey: refill.key, refillPlanId: refill.planId })
    .where(eq(smsBanks.brandId, brandId));
}

/** True for the one who ends this refill, false for all who come after. */
export async function closeRefill(tx: Transaction, brandId: number, key: string) {
  const rows = await tx
    .update(smsBanks)
    .set({ refillKey: null, refillPlanId: null })
    .where(and(eq(smsBanks.brandId, brandId), eq(smsBanks.refillKey, key)))
    .returning({ brandId: smsBanks.brandId });
  return rows.length === 1;
}
