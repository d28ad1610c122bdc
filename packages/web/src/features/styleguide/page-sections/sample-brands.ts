/** Enough to fill two rows and to be filtered. */
export const SAMPLE_BRANDS = [
  {
    name: 'Lanternfold',
    industry: 'Travel',
    place: 'Portland, OR',
    listSize: 46_500,
    reason: '31% of its audience follows you as well',
  },
  {
    name: 'Quillkettle Tea',
    industry: 'Food & Drink',
    place: 'Asheville, NC',
    listSize: 71_400,
    reason: 'Ran two sweepstakes with brands of your industry',
  },
  {
    name: 'Tidewhistle Surf',
    industry: 'Sports',
    place: 'Encinitas, CA',
    listSize: 37_800,
    reason: 'Same age, other coast: little overlap with your list',
  },
  {
    name: 'Pulsemoor',
    industry: 'Sports',
    place: 'Boulder, CO',
    listSize: 129_500,
    reason: 'Looks for outdoor partners this month',
  },
  {
    name: 'Ryelark Bakery',
    industry: 'Food & Drink',
    place: 'Burlington, VT',
    listSize: 18_200,
    reason: 'Its subscribers open every other mail',
  },
  {
    name: 'Unfurlo Yoga',
    industry: 'Fitness',
    place: 'Austin, TX',
    listSize: 52_900,
    reason: 'Partnered with three of your partners',
  },
] as const;
