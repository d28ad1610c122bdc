import { desc, eq } from 'drizzle-orm';
import type { Queryable, Transaction } from '../db/database.ts';
import type { Charge, ChargeResult } from './payments.ts';
import { sandboxCharges } from './schema.ts';

/** Stores a charge once per reference and returns the stored one. Only the last four digits stay. */
export async function storeCharge(
  tx: Transaction,
  charge: Charge,
  status: ChargeResult['status'],
  now: Date,
) {
  await tx
    .insert(sandboxCharges)
    .values({ ...charge, card: charge.card.slice(-4), status, createdAt: now })
    .onConflictDoNothing({ target: sandboxCharges.reference });
  const [row] = await tx
    .select()
    .from(sandboxCharges)
    .where(eq(sandboxCharges.reference, charge.reference));
  return row as NonNullable<typeof row>;
}

export function listCharges(db: Queryable, limit = 100) {
  return db.select().from(sandboxCharges).orderBy(desc(sandboxCharges.id)).limit(limit);
}
