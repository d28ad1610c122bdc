/** What other features may use of brands. */
export { updatePlan } from './queries.ts';
export { LATEST_TERMS_VERSION } from './wire.ts';
