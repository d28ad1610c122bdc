import type { Billing } from '@tandem/contract/billing';
import type { Queryable } from '../../platform/db/database.ts';
import { notFound } from '../../platform/http/http-error.ts';
import { findBillingFacts } from './queries.ts';
import { billingToWire } from './wire.ts';

export async function showBilling(db: Queryable, brandId: number): Promise<Billing> {
  const facts = await findBillingFacts(db, brandId);
  if (!facts) throw notFound('brand');
  return billingToWire(facts);
}
