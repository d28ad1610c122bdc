import type { DemoBrand } from '../demo-brand.ts';

export const bodyBrands: DemoBrand[] = [
  {
    slug: 'petalmere',
    accountName: 'Petalmere Skincare',
    description:
      'Five products, no more: cleanse, calm, repair, protect, rest. Fragrance-free and refillable.',
    tags: ['Skin Care', 'Beauty & Cosmetics', 'Green Living'],
    dedicatedListSize: 238_000,
    followers: {
      facebook: 88_400,
      instagram: 312_500,
      pinterest: 97_300,
      twitter: 24_100,
      youtube: 66_900,
      tiktok: 405_000,
    },
    plan: { belt: 'pro', sinceDays: 730 },
    company: {
      legalName: 'Petalmere Laboratories, Inc.',
      entityType: 'Corporation',
      incorporationState: 'DE',
      addressL1: '77 Foxglove Street',
      addressL2: 'Suite 510',
      city: 'Brooklyn',
      state: 'NY',
      zipcode: '11201',
    },
    look: { mark: 'petals', paper: '#FCE4EC', ink: '#AD2E6B' },
  },
  {
    slug: 'lathertide',
    accountName: 'Lathertide',
    description:
      'Solid shampoo, soap and shaving bars that outlast three bottles and leave no plastic behind.',
    tags: ['Hair Care', 'Skin Care', 'Green Living'],
    dedicatedListSize: 41_900,
    followers: { facebook: 14_600, instagram: 63_800, pinterest: 28_500, tiktok: 91_700 },
    plan: { belt: 'trial', daysLeft: -2, extraDays: 12 },
    look: { mark: 'bubbles', paper: '#DDEFF7', ink: '#2176AE' },
  },
  {
    slug: 'pulsemoor',
    accountName: 'Pulsemoor',
    description:
      'Strength gear for small rooms, and twenty-minute plans written by coaches who train at home too.',
    tags: ['Fitness', 'Sports', 'Health & Wellness'],
    dedicatedListSize: 129_500,
    followers: {
      facebook: 47_200,
      instagram: 166_300,
      twitter: 31_800,
      youtube: 204_000,
      tiktok: 178_600,
    },
    plan: { belt: 'black', sinceDays: 260 },
    look: { mark: 'dumbbell', paper: '#111827', ink: '#FF6B35' },
  },
  {
    slug: 'strideloom',
    accountName: 'Strideloom',
    description:
      'Running socks and base layers knitted in one piece: no seams, no blisters, no excuses.',
    tags: ['Fitness', "Women's Fashion", "Men's Fashion"],
    dedicatedListSize: 53_100,
    followers: { facebook: 21_500, instagram: 79_600, twitter: 13_400, youtube: 9_800 },
    plan: { belt: 'greenFixed', sinceDays: 95 },
    company: {
      legalName: 'Strideloom Knits LLC',
      entityType: 'LLC',
      incorporationState: 'NC',
      addressL1: '31 Spindle Avenue',
      city: 'Asheville',
      state: 'NC',
      zipcode: '28801',
    },
    look: { mark: 'strides', paper: '#1B1B3A', ink: '#C6F432' },
  },
  {
    slug: 'unfurlo',
    accountName: 'Unfurlo Yoga',
    description:
      'Cork and wool mats, and a free class every morning at seven for whoever unrolls one.',
    tags: ['Fitness', 'Health & Wellness', 'Green Living'],
    dedicatedListSize: 32_700,
    followers: { facebook: 19_800, instagram: 54_100, youtube: 83_500, pinterest: 17_200 },
    plan: { belt: 'trial', daysLeft: 26, offerDays: 40 },
    look: { mark: 'roll', paper: '#E3DDF7', ink: '#5B3E99' },
  },
];
