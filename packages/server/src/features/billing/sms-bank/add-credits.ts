import type { Transaction } from '../../../platform/db/database.ts';
import { appendEntry, findEntry, lockBank, readBalance } from './queries.ts';

export interface CreditAddition {
  brandId: number;
  kind: 'purchase' | 'refill' | 'gift' | 'refund';
  bought?: number;
  free?: number;
  /** What it was for, as the ledger shows it. */
  note: string;
  /** Who pressed the button, if anybody did. */
  actorId?: number | null;
  /** The same reference twice adds once. */
  reference: string;
  now: Date;
}

/** Puts credits into a brand's bank, once per reference; says whether this call did. */
export async function addCredits(tx: Transaction, addition: CreditAddition): Promise<boolean> {
  const { brandId, kind, bought = 0, free = 0, note, actorId = null, reference, now } = addition;
  if (bought < 0 || free < 0) throw new Error('credits are taken by spending them');
  await lockBank(tx, brandId);
  if (await findEntry(tx, brandId, reference)) return false;
  const { count, freeCount } = await readBalance(tx, brandId);
  await appendEntry(tx, {
    brandId,
    kind,
    reference,
    bought,
    free,
    boughtLeft: count + bought,
    freeLeft: freeCount + free,
    note,
    actorId,
    createdAt: now,
  });
  return true;
}
