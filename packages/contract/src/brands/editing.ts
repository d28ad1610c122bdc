import { isCategoryName } from '@tandem/domain/brands/category-keywords';
import { BRAND_DESCRIPTION_MAX_CHARACTERS } from '@tandem/domain/brands/list-size';
import { isHandleMissing, socialHandle } from '@tandem/domain/brands/social-handle';
import { usStateCode } from '@tandem/domain/brands/us-states';
import { website, zipCode } from '@tandem/domain/validation/contact-rules';
import { visibleName } from '@tandem/domain/validation/name-rules';
import { INTEGER_LIMIT } from '@tandem/domain/validation/number-rules';
import { maxCharacters, required } from '@tandem/domain/validation/text-rules';
import { z } from 'zod';
import { CurrentBrand, SOCIAL_NETWORKS, Social, Tag } from '../brands.ts';
import { operations } from '../operation.ts';
import { optionalRuledText, ruledText } from '../ruled-text.ts';
import { IdParams } from '../shapes.ts';

/** Every field may be left out: only what is sent is changed. */
const BrandChanges = z
  .object({
    accountname: ruledText(required(), maxCharacters(80), visibleName()),
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

/** A brand's own data, and making one. */
export const editing = operations({
  'GET /current-brand-future': {
    summary: 'The brand that X-Brand-Id selects, or the most recently used one.',
    access: 'brand-viewer',
    answer: CurrentBrand,
  },
  'POST /brands': {
    summary: 'Makes a brand with a 30-day trial and the caller as its owner.',
    access: 'signed-in',
    keyed: true,
    body: z.object({
      accountname: ruledText(required(), maxCharacters(80), visibleName()),
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
          z
            .object({
              network: z.enum(SOCIAL_NETWORKS),
              handle: optionalRuledText(socialHandle(), maxCharacters(80)),
              followers: z
                .int()
                .min(0, 'Must be positive integer or zero')
                .max(INTEGER_LIMIT, 'Number is too large')
                .optional(),
            })
            .refine(
              ({ handle, followers = 0 }) => !isHandleMissing({ handle: handle ?? '', followers }),
              { path: ['handle'], error: 'Required field' },
            ),
        )
        .max(SOCIAL_NETWORKS.length)
        .refine(isOncePerNetwork, 'Choose each network once'),
    }),
    answer: z.object({ tags: z.array(Tag), socials: z.array(Social) }),
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
