/** What other features and the composition root may use of billing. */
export { billingMailJob } from './day/mail-owners.ts';
export { billingDayJob } from './day/run-billing-day.ts';
export { requirePlan } from './require-plan.ts';
export { refillCreditsJob } from './sms-bank/refill-credits.ts';
