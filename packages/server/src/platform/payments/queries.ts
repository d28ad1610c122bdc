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
  const [row] = await tx
    .select()
    .from(sandboxCharges)
    .where(eq(sandboxCharges.reference, charge.reference));
  return row as NonNullable<typeof row>;
}

export function listCharges(db: Queryable, limit = 100) {
  return db.select().from(sandboxCharges).orderBy(desc(sandboxCharges.id)).limit(limit);
}
