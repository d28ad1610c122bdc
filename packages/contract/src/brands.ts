import { z } from 'zod';
import { Moment } from './shapes.ts';

export const Tag = z.object({ name: z.string() });
export const SOCIAL_NETWORKS = [
  'facebook',
  'instagram',
  'pinterest',
  'twitter',
  'youtube',
  'tiktok',
] as const;

export const Social = z.object({
  network: z.enum(SOCIAL_NETWORKS),
  handle: z.string(),
  url: z.string(),
  followers: z.int(),
});

/** What any signed-in brand may know of another (platform §3, Brand). */
export const PublicBrand = z.object({
  id: z.int(),
  accountname: z.string(),
  logo: z.string().nullable(),
  coverPhoto: z.string().nullable(),
  website: z.string().nullable(),
  description: z.string().nullable(),
  tags: z.array(Tag),
  socials: z.array(Social),
  dedicatedListSize: z.int().nullable(),
  socialMediaImpressions: z.int(),
  avgEntries: z.int(),
  campaignsLast90Days: z.int(),
  hostedCampaigns: z.int(),
  totalCampaigns: z.int(),
  pastPartners: z.int(),
  ratings: z.object({ average: z.number().nullable(), count: z.int() }),
  profileComplete: z.boolean(),
  isFavorite: z.boolean(),
});
export type PublicBrand = z.infer<typeof PublicBrand>;

export const BrandCard = PublicBrand.pick({
  id: true,
  accountname: true,
  logo: true,
  website: true,
  tags: true,
  dedicatedListSize: true,
});
export type BrandCard = z.infer<typeof BrandCard>;

/** The brand the caller works as, under the specification's wire names. */
export const CurrentBrand = PublicBrand.omit({ isFavorite: true }).extend({
  legalName: z.string().nullable(),
  incorporationState: z.string().nullable(),
  entityType: z.string().nullable(),
  addressL1: z.string().nullable(),
  addressL2: z.string().nullable(),
  city: z.string().nullable(),
  state: z.string().nullable(),
  zipcode: z.string().nullable(),
  country: z.string().nullable(),
  belt: z.string(),
  stripe_belt: z.string().nullable(),
  trial_end: Moment.nullable(),
  extended_trial_end: Moment.nullable(),
  offer_trial_end: Moment.nullable(),
  trial_type: z.string().nullable(),
  payment_method: z.string().nullable(),
  isSensei: z.boolean(),
  pendingPreferredTermsPlan: z.string().nullable(),
  has_accepted_latest_terms: z.boolean(),
  subscriber_count: z.int(),
  conditionals: z.object({
    hasNotFinishedSetupBrand: z.boolean(),
    hasTrialEnded: z.boolean(),
    showSoftPaywall: z.boolean(),
  }),
  features: z.object({ canViewSignupForm: z.boolean(), followupMessagesLimit: z.int() }),
});
export type CurrentBrand = z.infer<typeof CurrentBrand>;
