import type { Transaction } from '../../../platform/db/database.ts';
import { integrationRequests, supportTickets } from '../schema.ts';

export async function insertSupport(
  tx: Transaction,
  tickets: (typeof supportTickets.$inferInsert)[],
  wishes: (typeof integrationRequests.$inferInsert)[],
): Promise<void> {
  if (tickets.length > 0) await tx.insert(supportTickets).values(tickets);
  if (wishes.length > 0) await tx.insert(integrationRequests).values(wishes);
}
