/** What other features and the composition root may use of accounts. */
export { addDemoPeople, type DemoPerson } from './demo/add-demo-people.ts';
export { createIdentify } from './identify.ts';
export { endImpersonation, startImpersonation } from './impersonation/queries.ts';
export { hasDemoPeople } from './queries.ts';
export { claimAddress, isAddressTaken } from './registration/queries.ts';
export { refuseGuessable } from './security/refuse-guessable.ts';
export { hashSessionToken, newSessionToken } from './session-token.ts';
export { startSession } from './sign-in/open-session.ts';
export { hashPassword } from './sign-in/passwords.ts';
