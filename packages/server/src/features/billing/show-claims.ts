import { grantsOf } from '@tandem/domain/billing/plan-grants';
import type { Handler } from '../../platform/http/handler.ts';
import type { Services } from '../../platform/services.ts';
import { findBillingFacts } from './queries.ts';

export function showClaims({ db }: Services): Handler<'GET /brand-claims'> {
  return async ({ brand }) => {
    const facts = await findBillingFacts(db.root, brand.id);
    return { ...grantsOf(facts?.belt ?? '').claims };
  };
}
