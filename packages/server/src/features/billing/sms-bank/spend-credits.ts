import { availableCredits } from '@tandem/domain/billing/sms-credit-plans';
import type { Transaction } from '../../../platform/db/database.ts';
import type { Jobs } from '../../../platform/jobs/open-jobs.ts';
import { appendEntry, findEntry, lockBank, readBalance } from './queries.ts';

export interface CreditSpend {
  brandId: number;
  credits: number;
  /** What they were spent on, as the ledger shows it. */
  note: string;
  /** Who sent it, if a person did. */
  actorId?: number | null;
  /** The same reference twice spends once. */
  reference: string;
  now: Date;
}

export const REFILL_CREDITS = { name: 'refill-sms-credits' };

/**
 * Takes credits, free ones first, or none at all when there are too few. Everything about one bank
 * happens under its row's lock, so concurrent spends queue up and none sees a stale balance.
 */
export async function spendCredits(
  tx: Transaction,
  jobs: Pick<Jobs, 'enqueue'>,
  spend: CreditSpend,
): Promise<'spent' | 'too-few-credits'> {
  const { brandId, credits, note, actorId = null, reference, now } = spend;
  if (!(credits > 0)) throw new Error('a spend takes at least one credit');
  const bank = await lockBank(tx, brandId);
  if (await findEntry(tx, brandId, reference)) return 'spent';
  const { count, freeCount } = await readBalance(tx, brandId);
  const left = availableCredits({ count, freeCount }) - credits;
  if (bank.autorefillBelow !== null && left < bank.autorefillBelow) {
    // At most one refill waits, however many spends ask for it.
    await jobs.enqueue(tx, REFILL_CREDITS, { brandId }, { key: String(brandId) });
  }
  if (left < 0) return 'too-few-credits';
  const free = Math.min(freeCount, credits);
  await appendEntry(tx, {
    brandId,
    kind: 'spend',
    reference,
    bought: free - credits,
    free: 0 - free,
    boughtLeft: count - (credits - free),
    freeLeft: freeCount - free,
    note,
    actorId,
    createdAt: now,
  });
  return 'spent';
}
