import { inArray } from 'drizzle-orm';
import type { Transaction } from '../../../platform/db/database.ts';
import { campaigns } from '../../sweepstakes/schema.ts';
import { partnershipInvites } from '../schema.ts';

/** By name. */
export async function findCampaigns(tx: Transaction, names: string[]) {
  const found = await tx.select().from(campaigns).where(inArray(campaigns.name, names));
  return new Map(found.map((campaign) => [campaign.name, campaign]));
}

export async function insertInvites(
  tx: Transaction,
  rows: (typeof partnershipInvites.$inferInsert)[],
): Promise<void> {
  if (rows.length > 0) await tx.insert(partnershipInvites).values(rows);
}
