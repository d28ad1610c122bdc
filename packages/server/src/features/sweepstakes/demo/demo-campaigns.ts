/** Sweepstakes that demo brands host and invite others to. Names are unique. */
export const demoCampaigns: readonly { name: string; host: string; madeDaysAgo: number }[] = [
  { name: 'Two Wheels to the Sea', host: 'wanderquay', madeDaysAgo: 192 },
  { name: 'Campfire Kitchen Giveaway', host: 'northwind', madeDaysAgo: 64 },
  { name: 'First Snow Running Challenge', host: 'northwind', madeDaysAgo: 87 },
  { name: 'Golden Hour Picnic', host: 'citrumbra', madeDaysAgo: 404 },
  { name: 'Sunrise Surf Escape', host: 'tidewhistle', madeDaysAgo: 3 },
  { name: 'Slow Morning Giveaway', host: 'petalmere', madeDaysAgo: 9 },
  { name: 'Made to Last Sweepstake', host: 'cobaltry', madeDaysAgo: 47 },
  { name: 'Gold Rush Friday', host: 'gildfinch', madeDaysAgo: 22 },
  { name: 'Winter Basecamp Giveaway', host: 'northwind', madeDaysAgo: 6 },
  { name: 'Hut to Hut Escape', host: 'northwind', madeDaysAgo: 19 },
  { name: 'Build It Outside', host: 'blocksprout', madeDaysAgo: 7 },
  { name: 'Mats and Mountains', host: 'unfurlo', madeDaysAgo: 6 },
  { name: 'Night Market Giveaway', host: 'cobaltry', madeDaysAgo: 3 },
];
