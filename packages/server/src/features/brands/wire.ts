import type { CurrentBrand } from '@tandem/contract/brands';
import type { brands } from './schema.ts';

type BrandRow = typeof brands.$inferSelect;

/** Terms are re-accepted when this number grows. */
export const LATEST_TERMS_VERSION = 1;

/** A brand under the specification's wire names. */
export function currentBrandToWire(brand: BrandRow, tags: string[]): CurrentBrand {
  return {
    id: brand.id,
    accountname: brand.accountName,
    logo: brand.logo,
    website: brand.website,
    description: brand.description,
    dedicatedListSize: brand.dedicatedListSize,
    tags: tags.map((name) => ({ name })),
    belt: brand.belt,
    stripe_belt: brand.stripeBelt,
    trial_end: brand.trialEndsAt?.toISOString() ?? null,
    extended_trial_end: brand.extendedTrialEndsAt?.toISOString() ?? null,
    offer_trial_end: brand.offerTrialEndsAt?.toISOString() ?? null,
    trial_type: brand.trialType,
    isSensei: brand.isSensei,
    has_accepted_latest_terms: (brand.acceptedTermsVersion ?? 0) >= LATEST_TERMS_VERSION,
    features: { canViewSignupForm: true, followupMessagesLimit: 3 },
  };
}
