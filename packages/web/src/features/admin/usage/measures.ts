import type { UsageFigures, UsageTotals } from '@tandem/domain/metrics/usage-totals';

/** What a day is measured by, and what of it is told for the whole range. */
export const MEASURES = [
  { key: 'sessions', name: 'Sessions', note: 'in total', total: (all) => all.sessions },
  { key: 'pageViews', name: 'Page views', note: 'in total', total: (all) => all.pageViews },
  { key: 'people', name: 'People', note: 'a day, on average', total: (all) => all.peoplePerDay },
  { key: 'brands', name: 'Brands', note: 'a day, on average', total: (all) => all.brandsPerDay },
] as const satisfies readonly Measure[];

export type Measure = {
  key: keyof UsageFigures;
  name: string;
  note: string;
  total: (all: UsageTotals) => number;
};
