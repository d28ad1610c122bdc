import type { BillingState } from '@tandem/domain/billing/billing-state';
import type { Queryable } from '../../platform/db/database.ts';
import { billingStateOf } from './billing-state-of.ts';
import { findBillingFacts } from './queries.ts';

/** How a brand stands, for the rules in domain/billing; undefined when there is no such brand. */
export async function readBillingState(
  db: Queryable,
  brandId: number,
): Promise<BillingState | undefined> {
  const facts = await findBillingFacts(db, brandId);
  return facts && billingStateOf(facts);
}
