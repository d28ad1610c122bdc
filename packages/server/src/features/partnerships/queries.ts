import { eq } from 'drizzle-orm';
import type { Transaction } from '../../platform/db/database.ts';
import { messages } from '../conversations/schema.ts';
import { campaigns } from '../sweepstakes/schema.ts';
import { partnershipInvites } from './schema.ts';

/** Held until the transaction ends, so that of two answers at once the second sees the first. */
export async function lockInvite(tx: Transaction, id: number) {
  const [row] = await tx
    .select()
    .from(partnershipInvites)
    .where(eq(partnershipInvites.id, id))
    .for('update');
  return row;
}

export async function setInvite(
  tx: Transaction,
  id: number,
  changes: Partial<typeof partnershipInvites.$inferInsert>,
): Promise<void> {
  await tx.update(partnershipInvites).set(changes).where(eq(partnershipInvites.id, id));
}

export async function findCampaignName(tx: Transaction, id: number): Promise<string> {
  const [campaign] = await tx
    .select({ name: campaigns.name })
    .from(campaigns)
    .where(eq(campaigns.id, id));
  if (!campaign) throw new Error(`campaign ${id} has gone`);
  return campaign.name;
}

export async function messagesOfInvite(tx: Transaction, inviteId: number): Promise<number[]> {
  const rows = await tx
    .select({ id: messages.id })
    .from(messages)
    .where(eq(messages.inviteId, inviteId))
    .orderBy(messages.id);
  return rows.map(({ id }) => id);
}
