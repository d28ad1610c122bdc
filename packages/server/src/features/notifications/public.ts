/** What other features and the composition root may use of notifications. */
export { announce } from './announcing/announce.ts';
export { unreadNotifications } from './queries.ts';
