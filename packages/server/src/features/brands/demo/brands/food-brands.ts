import type { DemoBrand } from '../demo-brand.ts';

export const foodBrands: DemoBrand[] = [
  {
    slug: 'marmaloom',
    accountName: 'Marmaloom',
    description:
      'Marmalades and fruit spreads cooked in copper, a dozen jars at a time, with half the sugar.',
    tags: ['Gourmet & Snacks', 'Food & Drink', 'Gifts & Flowers'],
    dedicatedListSize: 58_900,
    followers: { facebook: 27_600, instagram: 43_200, pinterest: 65_800, tiktok: 11_500 },
    plan: { belt: 'black', sinceDays: 305 },
    company: {
      legalName: 'Marmaloom Preserves LLC',
      entityType: 'LLC',
      incorporationState: 'VT',
      addressL1: '9 Copper Kettle Lane',
      city: 'Burlington',
      state: 'VT',
      zipcode: '05401',
    },
    look: { mark: 'slice', paper: '#FFF1D6', ink: '#E8590C' },
  },
  {
    slug: 'quillkettle',
    accountName: 'Quillkettle Tea',
    description:
      'Single-garden teas with a short story on every tin. Read it while the leaves unfold.',
    tags: ['Coffee & Tea', 'Gifts & Flowers', 'Health & Wellness'],
    dedicatedListSize: 71_400,
    followers: { facebook: 33_900, instagram: 52_700, pinterest: 48_100, twitter: 12_200 },
    plan: { belt: 'greenFixed', sinceDays: 155 },
    look: { mark: 'leaves', paper: '#E6F0DC', ink: '#2F6B3C' },
  },
  {
    slug: 'ryelark',
    accountName: 'Ryelark Bakery',
    description:
      'Slow sourdough and morning buns, par-baked and sent frozen so that your kitchen smells right.',
    tags: ['Gourmet & Snacks', 'Food & Drink', 'Kitchen & Dining'],
    dedicatedListSize: 24_600,
    followers: { facebook: 18_400, instagram: 39_900, tiktok: 57_300 },
    plan: { belt: 'trial', daysLeft: 3 },
    look: { mark: 'wheat', paper: '#7A4A1E', ink: '#FBE3B1' },
  },
  {
    slug: 'citrumbra',
    accountName: 'Citrumbra',
    description:
      'Sparkling botanicals without alcohol or sugar: bitter, bright, and made for the long table.',
    tags: ['Food & Drink', 'Beer, Wine & Spirits', 'Health & Wellness'],
    dedicatedListSize: 113_700,
    followers: {
      facebook: 39_500,
      instagram: 121_600,
      pinterest: 14_800,
      twitter: 21_900,
      youtube: 8_700,
      tiktok: 88_200,
    },
    plan: { belt: 'pro', sinceDays: 510 },
    company: {
      legalName: 'Citrumbra Beverages, Inc.',
      entityType: 'Corporation',
      incorporationState: 'DE',
      addressL1: '2200 Orchard Siding',
      city: 'Austin',
      state: 'TX',
      zipcode: '78702',
    },
    look: { mark: 'drop', paper: '#E9F7C8', ink: '#5C8A00' },
  },
  {
    slug: 'beanwhistle',
    accountName: 'Beanwhistle Coffee',
    description:
      'Coffee roasted on Mondays and on your step by Thursday, at a price that growers helped to set.',
    tags: ['Coffee & Tea', 'Food & Drink', 'Charity & Causes'],
    dedicatedListSize: 66_200,
    followers: { facebook: 29_300, instagram: 74_500, twitter: 16_700, youtube: 12_900 },
    plan: { belt: 'white', sinceDays: 640 },
    look: { mark: 'bean', paper: '#3B2417', ink: '#EBCBA3' },
  },
];
