/** What the composition root uses of the admin feature. */
export { recordAudit } from './queries.ts';
