// The filters of discovery search and how each is searched: a range has a smallest and a largest
// value, terms are a list of words of which one must match (platform §3). The keys are the names of
// the searched fields and travel in addresses and saved searches, so they stay as the specification
// spells them, 'created_at' and 'industry.raw' included. A range of dates holds days written
// YYYY-MM-DD, any other range whole or broken numbers from zero up.

export const SEARCH_FILTERS = {
  dedicatedListSize: { searchType: 'range', of: 'numbers' },
  estimatedEntries: { searchType: 'range', of: 'numbers' },
  averageSignUpsPerCampaign: { searchType: 'range', of: 'numbers' },
  socialMediaImpressions: { searchType: 'range', of: 'numbers' },
  startDate: { searchType: 'range', of: 'days' },
  numberOfPartners: { searchType: 'range', of: 'numbers' },
  prizingValue: { searchType: 'range', of: 'numbers' },
  created_at: { searchType: 'range', of: 'days' },
  mediaMarket: { searchType: 'terms' },
  geoMinAudience: { searchType: 'range', of: 'numbers' },
  Northeast: { searchType: 'terms' },
  South: { searchType: 'terms' },
  Midwest: { searchType: 'terms' },
  West: { searchType: 'terms' },
  'industry.raw': { searchType: 'terms' },
} as const;

export type SearchFilterKey = keyof typeof SEARCH_FILTERS;

export type SearchFilter =
  | { searchType: 'range'; value: { min?: number | string; max?: number | string } }
  | { searchType: 'terms'; value: readonly string[] };

export type SearchFilters = { [key in SearchFilterKey]?: SearchFilter };

export function isSearchFilterKey(key: string): key is SearchFilterKey {
  return Object.hasOwn(SEARCH_FILTERS, key);
}
