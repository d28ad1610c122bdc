import type { Queryable } from '../../../platform/db/database.ts';
import { notFound } from '../../../platform/http/http-error.ts';
import type { CustomerSnapshot } from '../../../platform/payments/payments.ts';
import { findAccount } from '../queries.ts';
import { methodsToWire } from '../wire.ts';

/** A brand's cards as every change of them is answered. */
export async function cardsOf(db: Queryable, brandId: number) {
  const account = await findAccount(db, brandId);
  return account ? methodsToWire(account.snapshot) : [];
}

/** Somebody else's card is not found, like one that never was. */
export function requireOwnCard(
  snapshot: CustomerSnapshot | undefined,
  id: string,
): CustomerSnapshot {
  if (!snapshot?.methods.some((method) => method.id === id)) throw notFound('card');
  return snapshot;
}
