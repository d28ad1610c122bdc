/** What other features and the composition root may use of billing. */
export { planTierOf } from '../../platform/payments/standing-of.ts';
export { readBillingState } from './read-billing-state.ts';
export { requirePlan } from './require-plan.ts';
