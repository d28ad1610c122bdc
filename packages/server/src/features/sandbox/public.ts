/** What other features and the composition root may use of the sandbox. */
export { DEMO_LOGINS, DEMO_PASSWORD } from './demo-logins.ts';
