interface DemoPartnership {
  /** Slugs, in any order. */
  pair: readonly [string, string];
  daysAgo: number;
}

/**
 * Who has run something with whom: a dense circle around Northwind, so that its owner sees first
 * and second degrees, and brands that nobody has worked with yet.
 */
export const demoPartnerships: readonly DemoPartnership[] = [
  { pair: ['northwind', 'wanderquay'], daysAgo: 190 },
  { pair: ['northwind', 'beanwhistle'], daysAgo: 150 },
  { pair: ['northwind', 'strideloom'], daysAgo: 80 },
  { pair: ['northwind', 'hearthwren'], daysAgo: 44 },
  { pair: ['northwind', 'lanternfold'], daysAgo: 6 },
  { pair: ['wanderquay', 'cobaltry'], daysAgo: 120 },
  { pair: ['wanderquay', 'tidewhistle'], daysAgo: 12 },
  { pair: ['beanwhistle', 'ryelark'], daysAgo: 9 },
  { pair: ['beanwhistle', 'citrumbra'], daysAgo: 310 },
  { pair: ['hearthwren', 'citrumbra'], daysAgo: 260 },
  { pair: ['hearthwren', 'marmaloom'], daysAgo: 95 },
  { pair: ['hearthwren', 'dozefield'], daysAgo: 70 },
  { pair: ['strideloom', 'pulsemoor'], daysAgo: 61 },
  { pair: ['petalmere', 'gildfinch'], daysAgo: 33 },
  { pair: ['petalmere', 'citrumbra'], daysAgo: 410 },
  { pair: ['petalmere', 'dozefield'], daysAgo: 102 },
  { pair: ['quillkettle', 'marmaloom'], daysAgo: 88 },
  { pair: ['barkmallow', 'whiskerloft'], daysAgo: 8 },
  { pair: ['blocksprout', 'dozefield'], daysAgo: 57 },
  { pair: ['cobaltry', 'gildfinch'], daysAgo: 21 },
];

/** Slugs by the brand that marked them, newest first. */
export const demoFavorites: Readonly<Record<string, readonly string[]>> = {
  northwind: ['tidewhistle', 'petalmere', 'quillkettle', 'pulsemoor'],
  lanternfold: ['northwind', 'fernglass'],
  petalmere: ['unfurlo', 'northwind'],
  cobaltry: ['strideloom'],
};
