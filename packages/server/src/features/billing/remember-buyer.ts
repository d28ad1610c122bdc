import type { Queryable } from '../../platform/db/database.ts';
import type { Caller } from '../../platform/http/caller.ts';
import { recordPurchase } from './queries.ts';

/** Notes who is about to pay, and in whose name. Asked before the gateway, which may be faster. */
export async function rememberBuyer(
  db: Queryable,
  purchase: { brandId: number; reference: string; caller: Caller; now: Date },
): Promise<void> {
  const { brandId, reference, caller, now } = purchase;
  await recordPurchase(db, {
    brandId,
    reference,
    userId: caller.person.id,
    impersonatorId: caller.impersonatorId,
    createdAt: now,
  });
}
