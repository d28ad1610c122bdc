/** What other features may use of assets. */
export { findOwnAddresses } from './queries.ts';
export { letFilesGo } from './remove-files.ts';
export { storeLogo } from './store-logo.ts';
