/** What other features may use of brands. */
export { brandCreated } from './brand-created.ts';
export { updatePlan } from './queries.ts';
export { LATEST_TERMS_VERSION } from './wire.ts';
