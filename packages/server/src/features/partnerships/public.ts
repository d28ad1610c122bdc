/** What other features may use of partnerships. */
export { partnersOf } from './queries.ts';
