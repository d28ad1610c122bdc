import type { Customer } from '@tandem/contract/brands';
import { isPlanTier, PLAN_TIERS } from '@tandem/domain/billing/plan-tier';
import type { Handler } from '../../platform/http/handler.ts';
import type { Services } from '../../platform/services.ts';
import { findBelt } from './queries.ts';

export function customer({ db }: Services): Handler<'GET /customer'> {
  return async ({ brand }) => customerFromBelt((await findBelt(db.root, brand.id)) ?? '');
}

/**
 * The customer as far as it can be told without ledgers: a paid belt is one subscription that is
 * in order. Billing replaces this function by what it knows of cards and invoices.
 */
function customerFromBelt(belt: string): Customer {
  const isPaid = isPlanTier(belt) && PLAN_TIERS[belt].monthlyPriceCents !== 0;
  return {
    sources: { data: [] },
    delinquent: false,
    subscriptions: { data: isPaid ? [{ plan: { id: belt } }] : [] },
    invoices: [],
  };
}
