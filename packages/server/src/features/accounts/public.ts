/** What other features and the composition root may use of accounts. */
export { createIdentify } from './identify.ts';
export { hashPassword } from './passwords.ts';
export { hasDemoPeople, sweepSessions } from './queries.ts';
