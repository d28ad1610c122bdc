import type { DemoBrand } from '../demo-brand.ts';

export const styleBrands: DemoBrand[] = [
  {
    slug: 'puddlekin',
    accountName: 'Puddlekin',
    description:
      'Rainwear for two- to eight-year-olds, cut to grow two sizes and passed on when it has.',
    tags: ['Baby & Kids', 'Outdoors & Camping', 'Green Living'],
    dedicatedListSize: null,
    followers: { facebook: 8_200, instagram: 26_900, pinterest: 19_700 },
    plan: { belt: 'trial', daysLeft: 29 },
    look: { mark: 'umbrella', paper: '#FFE066', ink: '#1D4E89' },
  },
  {
    slug: 'blocksprout',
    accountName: 'Blocksprout Toys',
    description:
      'Maple building blocks with magnets inside: no batteries, no instructions, no wrong way up.',
    tags: ['Baby & Kids', 'Education', 'Crafts & Hobbies'],
    dedicatedListSize: 64_500,
    followers: { facebook: 41_700, instagram: 68_200, pinterest: 72_900, youtube: 31_600 },
    plan: { belt: 'black', sinceDays: 145 },
    company: {
      legalName: 'Blocksprout Toy Company, Inc.',
      entityType: 'Corporation',
      incorporationState: 'MN',
      addressL1: '112 Sawdust Way',
      city: 'Minneapolis',
      state: 'MN',
      zipcode: '55401',
    },
    look: { mark: 'blocks', paper: '#E63946', ink: '#FFF0DB' },
  },
  {
    slug: 'cobaltry',
    accountName: 'Cobaltry Denim',
    description:
      'Raw and washed denim in forty fits, hemmed to your length before it leaves the workshop.',
    tags: ["Women's Fashion", "Men's Fashion", 'Green Living'],
    dedicatedListSize: 176_900,
    followers: {
      facebook: 73_600,
      instagram: 241_800,
      pinterest: 38_400,
      twitter: 29_700,
      youtube: 17_500,
      tiktok: 154_200,
    },
    plan: { belt: 'pro', sinceDays: 400 },
    look: { mark: 'weave', paper: '#1C3FAA', ink: '#E3ECFF' },
  },
  {
    slug: 'gildfinch',
    accountName: 'Gildfinch Jewelry',
    description:
      'Everyday gold, recycled and repairable. Every piece is stamped with the year it was made.',
    tags: ['Jewelry & Watches', 'Fashion Accessories', 'Weddings'],
    dedicatedListSize: 88_300,
    followers: { facebook: 30_900, instagram: 159_400, pinterest: 112_700, tiktok: 47_800 },
    plan: { belt: 'greenFixed', sinceDays: 60 },
    look: { mark: 'finch', paper: '#FFF3CC', ink: '#B07D12' },
  },
];

/** The platform's own brand: gives the administrator a home, and is exempt from every paywall. */
export const staffBrand: DemoBrand = {
  slug: 'tandem',
  accountName: 'Tandem',
  description: 'The team behind the platform. Write to us here and somebody will answer.',
  tags: ['Advertising & Marketing', 'Apps & Software', 'Business Services'],
  dedicatedListSize: 12_400,
  followers: { facebook: 5_100, instagram: 8_800, twitter: 14_600 },
  plan: { belt: 'elite', sinceDays: 1_100, staff: true },
  look: { mark: 'wheels', paper: '#0B6E6E', ink: '#FFB020' },
};
