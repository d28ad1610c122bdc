import { desc, eq } from 'drizzle-orm';
import type { Queryable, Transaction } from '../db/database.ts';
import { sandboxCharges } from './schema.ts';

type NewCharge = Omit<typeof sandboxCharges.$inferInsert, 'status' | 'createdAt'>;

/** Stores a charge once per reference and returns the stored one. */
export async function storeCharge(
  tx: Transaction,
  charge: NewCharge,
  status: 'succeeded' | 'declined' | 'needs_action',
  now: Date,
) {
  await tx
    .insert(sandboxCharges)
    .values({ ...charge, status, createdAt: now })
    .onConflictDoNothing({ target: sandboxCharges.reference });
  return (await findCharge(tx, charge.reference)) as typeof sandboxCharges.$inferSelect;
}

export async function findCharge(db: Queryable, reference: string) {
  const [row] = await db
    .select()
    .from(sandboxCharges)
    .where(eq(sandboxCharges.reference, reference));
  return row;
}

export function listCharges(db: Queryable, limit = 100) {
  return db.select().from(sandboxCharges).orderBy(desc(sandboxCharges.id)).limit(limit);
}
