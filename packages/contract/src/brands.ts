import { isCategoryName } from '@tandem/domain/brands/category-keywords';
import { BRAND_DESCRIPTION_MAX_CHARACTERS } from '@tandem/domain/brands/list-size';
import { socialHandle } from '@tandem/domain/brands/social-handle';
import { usStateCode } from '@tandem/domain/brands/us-states';
import { website, zipCode } from '@tandem/domain/validation/contact-rules';
import { INTEGER_LIMIT } from '@tandem/domain/validation/number-rules';
import { maxCharacters, required } from '@tandem/domain/validation/text-rules';
import { z } from 'zod';
import { operations } from './operation.ts';
import { optionalRuledText, ruledText } from './ruled-text.ts';
import { Id, IdParams, Moment } from './shapes.ts';

const Tag = z.object({ name: z.string() });
export const SOCIAL_NETWORKS = [
  'facebook',
  'instagram',
  'pinterest',
  'twitter',
  'youtube',
  'tiktok',
] as const;

const Social = z.object({
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
  features: z.object({ canViewSignupForm: z.boolean(), followupMessagesLimit: z.int() }),
});
export type CurrentBrand = z.infer<typeof CurrentBrand>;

/** Every field may be left out: only what is sent is changed. */
const BrandChanges = z
  .object({
    accountname: ruledText(required(), maxCharacters(80)),
    website: ruledText(required(), website(), maxCharacters(300)),
    description: optionalRuledText(maxCharacters(BRAND_DESCRIPTION_MAX_CHARACTERS)),
    dedicatedListSize: z
      .int('Must be positive integer')
      .positive('Must be positive integer')
      .max(INTEGER_LIMIT, 'Number is too large'),
    tagsconnected: z
      .array(z.string().refine(isCategoryName, 'Must be a known category'))
      .max(3, 'Choose up to 3 tags'),
    logo: z.string().max(300).nullable(),
    coverPhoto: z.string().max(300).nullable(),
    legalName: optionalRuledText(maxCharacters(200)),
    incorporationState: optionalRuledText(usStateCode()),
    entityType: optionalRuledText(maxCharacters(80)),
    addressL1: optionalRuledText(maxCharacters(200)),
    addressL2: optionalRuledText(maxCharacters(200)),
    city: optionalRuledText(maxCharacters(100)),
    state: optionalRuledText(usStateCode()),
    zipcode: optionalRuledText(zipCode()),
    country: optionalRuledText(maxCharacters(80)),
  })
  .partial();

function isOncePerNetwork(socials: { network: string }[]): boolean {
  return new Set(socials.map(({ network }) => network)).size === socials.length;
}

export const brands = operations({
  'GET /current-brand-future': {
    summary: 'The brand that X-Brand-Id selects, or the most recently used one.',
    access: 'brand-viewer',
    answer: CurrentBrand,
  },
  'POST /brands': {
    summary: 'Makes a brand with a 30-day trial and the caller as its owner.',
    access: 'signed-in',
    body: z.object({
      accountname: ruledText(required(), maxCharacters(80)),
      website: ruledText(required(), website(), maxCharacters(300)),
      captcha: z.string().min(1).max(4000),
    }),
    answer: z.object({ id: z.int() }),
    limit: { per: 'user', calls: 20, seconds: 3600 },
  },
  'PUT /brands': {
    summary: "Changes the brand's profile, address and legal data.",
    access: 'brand-member',
    body: BrandChanges,
    answer: CurrentBrand,
  },
  'GET /brands/:id': {
    summary: 'A brand as others see it.',
    access: 'brand-viewer',
    params: IdParams,
    answer: PublicBrand,
  },
  'GET /brands/interests/:id': {
    summary: "A brand's industry tags.",
    access: 'brand-viewer',
    params: IdParams,
    answer: z.array(Tag),
  },
  'GET /brands/seller-profile/:id': {
    summary: 'Audience figures: income brackets and reach.',
    access: 'brand-viewer',
    params: IdParams,
    answer: z.object({
      incomeData: z.array(z.object({ label: z.string(), share: z.number() })),
      campaignStats: z.array(z.object({ label: z.string(), value: z.int() })),
    }),
  },
  'GET /brands/content-samples/:id': {
    summary: 'Pictures a brand shows of its work.',
    access: 'brand-viewer',
    params: IdParams,
    answer: z.array(z.object({ url: z.string() })),
  },
  'GET /brands/:id/recent-partners': {
    summary: 'Brands it partnered with lately.',
    access: 'brand-viewer',
    params: IdParams,
    answer: z.array(BrandCard),
  },
  'GET /brand-degree/:id': {
    summary: 'How close two brands are: 1st partnered, 2nd share a partner, otherwise 3rd.',
    access: 'brand-viewer',
    params: IdParams,
    answer: z.object({ degree: z.enum(['1st', '2nd', '3rd']) }),
  },
  'GET /brand/tags-and-social': {
    summary: "The brand's own tags and social accounts.",
    access: 'brand-viewer',
    answer: z.object({ tags: z.array(Tag), socials: z.array(Social) }),
  },
  'PUT /brand/tags-and-social': {
    summary: "Replaces the brand's social handles; an empty handle removes the account.",
    access: 'brand-member',
    body: z.object({
      socials: z
        .array(
          z.object({
            network: z.enum(SOCIAL_NETWORKS),
            handle: optionalRuledText(socialHandle(), maxCharacters(80)),
            followers: z
              .int()
              .min(0, 'Must be positive integer or zero')
              .max(INTEGER_LIMIT, 'Number is too large')
              .optional(),
          }),
        )
        .max(SOCIAL_NETWORKS.length)
        .refine(isOncePerNetwork, 'Choose each network once'),
    }),
    answer: z.object({ tags: z.array(Tag), socials: z.array(Social) }),
  },
  'POST /toggle-brand-favorite': {
    summary: 'Adds a brand to the favorites, or takes it out.',
    access: 'brand-member',
    body: z.object({ brandId: Id }),
    answer: z.object({ isFavorite: z.boolean() }),
  },
  'GET /favorite-brands': {
    summary: "The brand's favorites, newest first.",
    access: 'brand-viewer',
    answer: z.array(BrandCard),
  },
  'POST /brands/:id/use': {
    summary: 'Remembers that the person now works as this brand.',
    access: 'signed-in',
    params: IdParams,
    answer: z.null(),
  },
  'POST /terms-of-use/accept': {
    summary: 'Accepts the current terms for the brand.',
    access: 'brand-member',
    body: z.object({ type: z.literal('platform'), accepted: z.literal(true) }),
    answer: z.null(),
  },
  'GET /test-unique-brand-domain/:domain': {
    summary: 'Success means the domain is free, 409 that it has been taken.',
    access: 'public',
    params: z.object({ domain: z.string().min(1).max(300) }),
    answer: z.null(),
    limit: { per: 'address', calls: 60, seconds: 60 },
  },
  'GET /test-unique-brand-name/:name': {
    summary: 'Success means the name is free, 409 that it exists already.',
    access: 'public',
    params: z.object({ name: z.string().min(1).max(200) }),
    answer: z.null(),
    limit: { per: 'address', calls: 60, seconds: 60 },
  },
});
