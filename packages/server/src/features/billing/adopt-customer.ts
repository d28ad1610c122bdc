import type { Transaction } from '../../platform/db/database.ts';
import type { CustomerSnapshot } from '../../platform/payments/payments.ts';
import { NEW_CUSTOMER } from './open-account.ts';
import { insertAccount } from './queries.ts';
import { deliverCredits } from './sms-bank/deliver-credits.ts';

/** Makes an existing customer of the gateway a brand's account, with the credits it has bought. */
export async function adoptCustomer(
  tx: Transaction,
  account: { brandId: number; customerId: string; snapshot: CustomerSnapshot },
  now: Date,
): Promise<void> {
  await insertAccount(tx, account);
  await deliverCredits(tx, account.brandId, {
    known: NEW_CUSTOMER,
    fresh: account.snapshot,
    now,
  });
}
