import type { DemoBrand } from '../demo-brand.ts';

export const outdoorBrands: DemoBrand[] = [
  {
    slug: 'northwind',
    accountName: 'Northwind',
    description:
      'Weatherproof layers and packs for people who go out anyway. Repaired for free, for as long as you own them.',
    tags: ['Outdoors & Camping', "Men's Fashion", "Women's Fashion"],
    dedicatedListSize: 184_000,
    followers: {
      facebook: 61_200,
      instagram: 148_900,
      pinterest: 22_400,
      twitter: 18_300,
      youtube: 35_600,
      tiktok: 72_100,
    },
    plan: { belt: 'black', sinceDays: 420 },
    company: {
      legalName: 'Northwind Outfitters, Inc.',
      entityType: 'Corporation',
      incorporationState: 'DE',
      addressL1: '400 Larkspur Wharf',
      addressL2: 'Floor 3',
      city: 'Portland',
      state: 'OR',
      zipcode: '97209',
    },
    look: { mark: 'compass', paper: '#12372A', ink: '#F2E8CF' },
  },
  {
    slug: 'lanternfold',
    accountName: 'Lanternfold',
    description:
      'Travel bags that open like a paper lantern and fold flat under the bed when the trip is over.',
    tags: ['Travel', 'Fashion Accessories', 'Green Living'],
    dedicatedListSize: 46_500,
    followers: { facebook: 12_700, instagram: 58_300, pinterest: 31_900, tiktok: 24_800 },
    plan: { belt: 'trial', daysLeft: 18 },
    company: {
      legalName: 'Lanternfold Goods LLC',
      entityType: 'LLC',
      incorporationState: 'OR',
      addressL1: '18 Paper Mill Row',
      city: 'Portland',
      state: 'OR',
      zipcode: '97214',
    },
    look: { mark: 'folds', paper: '#F6E7D8', ink: '#B5472F' },
  },
  {
    slug: 'wanderquay',
    accountName: 'Wanderquay',
    description:
      'Small-group coastal journeys by train and ferry, never by plane, planned by people who live there.',
    tags: ['Travel', 'Events & Tickets', 'Green Living'],
    dedicatedListSize: 92_300,
    followers: { facebook: 44_800, instagram: 87_500, youtube: 19_200, twitter: 9_400 },
    plan: { belt: 'greenFixed', sinceDays: 210 },
    look: { mark: 'horizon', paper: '#FFD9A0', ink: '#C2410C' },
  },
  {
    slug: 'tidewhistle',
    accountName: 'Tidewhistle Surf',
    description:
      'Boards, suits and wax for cold water, shaped in a shed two hundred steps from the break.',
    tags: ['Outdoors & Camping', 'Sports', 'Fashion Accessories'],
    dedicatedListSize: 37_800,
    followers: { facebook: 15_100, instagram: 96_400, youtube: 48_700, tiktok: 133_000 },
    plan: { belt: 'trial', daysLeft: 7 },
    look: { mark: 'tide', paper: '#0F4C75', ink: '#BFE9F5' },
  },
];
