import type { DemoBrand } from '../demo-brand.ts';

export const homeBrands: DemoBrand[] = [
  {
    slug: 'hearthwren',
    accountName: 'Hearthwren Kitchen',
    description:
      'Enamel and cast iron that goes from flame to table, in colours that look better chipped.',
    tags: ['Kitchen & Dining', 'Home & Decor', 'Gifts & Flowers'],
    dedicatedListSize: 97_800,
    followers: { facebook: 52_300, instagram: 108_700, pinterest: 143_900, youtube: 27_400 },
    plan: { belt: 'elite', sinceDays: 880 },
    company: {
      legalName: 'Hearthwren Cookware, Inc.',
      entityType: 'Corporation',
      incorporationState: 'IL',
      addressL1: '640 Foundry Court',
      city: 'Chicago',
      state: 'IL',
      zipcode: '60607',
    },
    look: { mark: 'arches', paper: '#F4E3DC', ink: '#8C2F39' },
  },
  {
    slug: 'dozefield',
    accountName: 'Dozefield',
    description:
      'Linen bedding washed soft before it reaches you, with a hundred nights to change your mind.',
    tags: ['Home & Decor', 'Furniture', 'Health & Wellness'],
    dedicatedListSize: 151_200,
    followers: { facebook: 68_900, instagram: 92_400, pinterest: 118_600, tiktok: 36_100 },
    plan: { belt: 'black', sinceDays: 190 },
    look: { mark: 'moon', paper: '#23265B', ink: '#F6E7B4' },
  },
  {
    slug: 'fernglass',
    accountName: 'Fernglass Plants',
    description:
      'House plants for people who forget. Each comes potted, named, and with one honest instruction.',
    tags: ['Home & Decor', 'Gifts & Flowers', 'Green Living'],
    dedicatedListSize: 28_400,
    followers: { facebook: 9_600, instagram: 71_800, pinterest: 84_200, tiktok: 62_900 },
    plan: { belt: 'trial', daysLeft: 1 },
    look: { mark: 'fern', paper: '#0D3B2E', ink: '#9BE3A5' },
  },
  {
    slug: 'wickmoth',
    accountName: 'Wickmoth Candles',
    description:
      'Soy candles in glasses you keep: sixty hours of cedar, fig, rain on slate or nothing at all.',
    tags: ['Home & Decor', 'Gifts & Flowers', 'Crafts & Hobbies'],
    dedicatedListSize: 19_300,
    followers: { instagram: 34_700, pinterest: 41_600, tiktok: 15_200 },
    plan: { belt: 'post-trial-paywall', endedDaysAgo: 9 },
    look: { mark: 'moth', paper: '#2B2118', ink: '#F2C879' },
  },
  {
    slug: 'barkmallow',
    accountName: 'Barkmallow',
    description:
      'Air-dried dog treats with four ingredients or fewer, tested daily by a very patient panel.',
    tags: ['Pets', 'Gourmet & Snacks', 'Gifts & Flowers'],
    dedicatedListSize: 83_600,
    followers: { facebook: 59_400, instagram: 137_200, tiktok: 221_000, youtube: 14_300 },
    plan: { belt: 'greenFixed', sinceDays: 330 },
    company: {
      legalName: 'Barkmallow Pet Foods LLC',
      entityType: 'LLC',
      incorporationState: 'CO',
      addressL1: '5 Fetch Hollow Road',
      city: 'Boulder',
      state: 'CO',
      zipcode: '80302',
    },
    look: { mark: 'paw', paper: '#FBD3C1', ink: '#A63C20' },
  },
  {
    slug: 'whiskerloft',
    accountName: 'Whiskerloft',
    description:
      'Wall-mounted climbing furniture for cats whose people would rather not look at carpet towers.',
    tags: ['Pets', 'Furniture', 'Home & Decor'],
    dedicatedListSize: 47_100,
    followers: { facebook: 22_800, instagram: 99_300, pinterest: 53_700, tiktok: 186_400 },
    plan: { belt: 'trial', daysLeft: 12 },
    look: { mark: 'cat', paper: '#3D2C5E', ink: '#FFC6A5' },
  },
];
