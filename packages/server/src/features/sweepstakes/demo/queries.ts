import type { Transaction } from '../../../platform/db/database.ts';
import { campaigns } from '../schema.ts';

export async function insertCampaigns(tx: Transaction, rows: (typeof campaigns.$inferInsert)[]) {
  if (rows.length > 0) await tx.insert(campaigns).values(rows);
}
