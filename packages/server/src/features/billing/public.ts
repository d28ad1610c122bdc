/** What other features and the composition root may use of billing. */
export { adoptCustomer } from './adopt-customer.ts';
export { planTierOf } from './billing-state-of.ts';
export { readBillingState } from './read-billing-state.ts';
export { requirePlan } from './require-plan.ts';
export { addCredits } from './sms-bank/add-credits.ts';
