import type { BrandCard, CurrentBrand, PublicBrand } from '@tandem/contract/brands';
import { hasSoftPaywall } from '@tandem/domain/billing/has-soft-paywall';
import { grantsOf } from '@tandem/domain/billing/plan-grants';
import { hasTrialEnded } from '@tandem/domain/billing/trial';
import { hasUnfinishedSetup, isProfileComplete } from '@tandem/domain/brands/brand-setup';
import { socialUrl } from '@tandem/domain/brands/social-handle';
import { standingOf } from '../../platform/payments/standing-of.ts';
import type { FoundBrand, FoundCard, SocialAccount } from './queries.ts';

/** Terms are re-accepted when this number grows. */
export const LATEST_TERMS_VERSION = 1;

export function hasAcceptedLatestTerms(brand: { acceptedTermsVersion: number | null }): boolean {
  return (brand.acceptedTermsVersion ?? 0) >= LATEST_TERMS_VERSION;
}

/** The brand a person works as, under the specification's wire names. */
export function currentBrandToWire(brand: FoundBrand, now: Date): CurrentBrand {
  const { canViewSignupForm, followupMessagesLimit } = grantsOf(brand.belt).features;
  return {
    ...profileToWire(brand),
    legalName: brand.legalName,
    incorporationState: brand.incorporationState,
    entityType: brand.entityType,
    addressL1: brand.addressL1,
    addressL2: brand.addressL2,
    city: brand.city,
    state: brand.state,
    zipcode: brand.zipcode,
    country: brand.country,
    belt: brand.belt,
    stripe_belt: brand.stripeBelt,
    trial_end: brand.trialEndsAt?.toISOString() ?? null,
    extended_trial_end: brand.extendedTrialEndsAt?.toISOString() ?? null,
    offer_trial_end: brand.offerTrialEndsAt?.toISOString() ?? null,
    trial_type: brand.trialType,
    payment_method: brand.paymentMethod,
    isSensei: brand.isSensei,
    pendingPreferredTermsPlan: brand.pendingPreferredTermsPlan,
    has_accepted_latest_terms: hasAcceptedLatestTerms(brand),
    // Nobody can subscribe before public forms exist.
    subscriber_count: 0,
    conditionals: conditionalsOf(brand, now),
    features: { canViewSignupForm, followupMessagesLimit },
  };
}

/** What follows from the rules, spelled out for clients that do not have them. */
function conditionalsOf(brand: FoundBrand, now: Date): CurrentBrand['conditionals'] {
  const standing = standingOf({
    ...brand,
    brandId: brand.id,
    hasAcceptedLatestTerms: hasAcceptedLatestTerms(brand),
  });
  return {
    hasNotFinishedSetupBrand: hasUnfinishedSetup(brand),
    hasTrialEnded: hasTrialEnded(standing, now),
    // Whether somebody has set it aside is the browser's to know.
    showSoftPaywall: hasSoftPaywall(standing, { softPaywallDismissed: false }, now),
  };
}

/** A brand as another one sees it: nothing of its address, plan or terms. */
export function publicBrandToWire(
  brand: Omit<FoundBrand, 'snapshot'> & { isFavorite: boolean },
): PublicBrand {
  return { ...profileToWire(brand), isFavorite: brand.isFavorite };
}

function profileToWire(brand: Omit<FoundBrand, 'snapshot'>): Omit<PublicBrand, 'isFavorite'> {
  const { ratingCount, ratingTotal, coverPhoto, description, socials } = brand;
  const handles = Object.fromEntries(socials.map(({ network, handle }) => [network, handle]));
  return {
    ...cardToWire(brand),
    coverPhoto,
    description,
    socials: socialsToWire(socials),
    socialMediaImpressions: impressionsOf(socials),
    avgEntries: brand.avgEntries,
    campaignsLast90Days: brand.campaignsLast90Days,
    hostedCampaigns: brand.hostedCampaigns,
    totalCampaigns: brand.totalCampaigns,
    pastPartners: brand.pastPartners,
    ratings: { average: ratingCount === 0 ? null : ratingTotal / ratingCount, count: ratingCount },
    profileComplete: isProfileComplete({
      markedComplete: brand.profileComplete,
      coverPhoto,
      description,
      handles,
    }),
  };
}

export function cardToWire(brand: FoundCard): BrandCard {
  return {
    id: brand.id,
    accountname: brand.accountName,
    logo: brand.logo,
    website: brand.website,
    tags: tagsToWire(brand.tags),
    dedicatedListSize: brand.dedicatedListSize,
  };
}

export function tagsToWire(names: string[]) {
  return names.map((name) => ({ name }));
}

export function socialsToWire(socials: SocialAccount[]): PublicBrand['socials'] {
  return socials
    .map(({ network, handle, followers }) => ({
      network,
      handle,
      url: socialUrl(network, handle),
      followers,
    }))
    .sort((a, b) => a.network.localeCompare(b.network));
}

/** One follower counts as one impression: the specification says no more, and it is never inflated. */
export function impressionsOf(socials: SocialAccount[]): number {
  return socials.reduce((total, { followers }) => total + followers, 0);
}
