/** What other features may use of brands. */
export { brandCreated } from './brand-created.ts';
export type { DemoBrand } from './demo/demo-brand.ts';
export { demoBrands } from './demo/demo-brands.ts';
export { ownerOf } from './demo/demo-people.ts';
export { brandExists, findLegalIdentity, findPlatformBrandId, updatePlan } from './queries.ts';
export { findOwner, listOwnerIds } from './team/queries.ts';
export { hasAcceptedLatestTerms } from './wire.ts';
