/** What other features and the composition root may use of accounts. */
export { createIdentify } from './identify.ts';
export { hasDemoPeople, sweepSessions } from './queries.ts';
export { captchaFailed } from './registration/handlers.ts';
export { mailLinkJobs } from './registration/mail-links.ts';
export { findByAddress, insertPerson, sweepTokens } from './registration/queries.ts';
export { hashSessionToken, newSessionToken } from './session-token.ts';
export { openSession } from './sign-in/open-session.ts';
export { hashPassword } from './sign-in/passwords.ts';
export { sweepFailures } from './sign-in/queries.ts';
