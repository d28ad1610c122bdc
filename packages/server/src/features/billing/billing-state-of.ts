import type { BillingState } from '@tandem/domain/billing/billing-state';
import { standingOf } from '../../platform/payments/standing-of.ts';
import { hasAcceptedLatestTerms } from '../brands/public.ts';
import type { BillingFacts } from './queries.ts';

/** Stored facts in the words of the rules. */
export function billingStateOf(facts: BillingFacts): BillingState {
  return standingOf({ ...facts, hasAcceptedLatestTerms: hasAcceptedLatestTerms(facts) });
}
