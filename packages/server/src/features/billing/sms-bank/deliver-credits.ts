import { findSmsCreditPlan } from '@tandem/domain/billing/sms-credit-plans';
import type { Transaction } from '../../../platform/db/database.ts';
import type { CustomerSnapshot } from '../../../platform/payments/payments.ts';
import { newlyPaid } from '../mails/account-news.ts';
import { findBuyer } from '../queries.ts';
import { addCredits } from './add-credits.ts';
import { isRefillKey } from './refill-key.ts';

/** Puts the packs of invoices that were paid since the last look into the brand's bank. */
export async function deliverCredits(
  tx: Transaction,
  brandId: number,
  { known, fresh, now }: { known: CustomerSnapshot; fresh: CustomerSnapshot; now: Date },
): Promise<void> {
  for (const { id, key, item } of newlyPaid(known, fresh)) {
    const pack = item === null ? undefined : findSmsCreditPlan(item);
    if (!pack) continue;
    const buyer = key === null ? undefined : await findBuyer(tx, brandId, key);
    await addCredits(tx, {
      brandId,
      kind: isRefillKey(key) ? 'refill' : 'purchase',
      bought: pack.creditsPerMonth,
      note: pack.name,
      actorId: buyer?.impersonatorId === null ? buyer.id : null,
      reference: id,
      now,
    });
  }
}
