import type { Transaction } from '../../../platform/db/database.ts';
import { users } from '../schema.ts';

/** Ids by email address; taken addresses have no entry. */
export async function insertDemoPeople(tx: Transaction, rows: (typeof users.$inferInsert)[]) {
  const added = await tx
    .insert(users)
    .values(rows)
    .onConflictDoNothing()
    .returning({ id: users.id, email: users.email });
  return new Map(added.map(({ id, email }) => [email, id]));
}
