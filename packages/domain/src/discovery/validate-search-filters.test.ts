import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { isSearchFilterKey, SEARCH_FILTERS, type SearchFilterKey } from './search-filters.ts';
import { searchFilterError, validateSearchFilters } from './validate-search-filters.ts';

const range = (value: unknown) => ({ searchType: 'range', value });
const terms = (value: unknown) => ({ searchType: 'terms', value });
const words = (count: number) => Array.from({ length: count }, (_, index) => `word ${index}`);

describe('the filter keys', () => {
  it.each([
    ['range', ['dedicatedListSize', 'estimatedEntries', 'averageSignUpsPerCampaign']],
    ['range', ['socialMediaImpressions', 'startDate', 'numberOfPartners', 'prizingValue']],
    ['range', ['created_at', 'geoMinAudience']],
    ['terms', ['mediaMarket', 'Northeast', 'South', 'Midwest', 'West', 'industry.raw']],
  ] as const)('searched as %s include %j', (searchType, keys) => {
    for (const key of keys) expect(SEARCH_FILTERS[key].searchType).toBe(searchType);
  });

  it('number 15 and do not include inherited names', () => {
    expect(Object.keys(SEARCH_FILTERS)).toHaveLength(15);
    expect(isSearchFilterKey('toString')).toBe(false);
    expect(isSearchFilterKey('industry.raw')).toBe(true);
  });
});

describe('searchFilterError', () => {
  it.each<[SearchFilterKey, unknown, string | undefined]>([
    ['dedicatedListSize', range({ min: 0 }), undefined],
    ['dedicatedListSize', range({ max: 2.5 }), undefined],
    ['dedicatedListSize', range({ min: 5, max: 5 }), undefined],
    ['dedicatedListSize', range({ min: 6, max: 5 }), 'Minimum cannot exceed maximum'],
    ['dedicatedListSize', range({ min: 9, max: 10 }), undefined],
    ['dedicatedListSize', range({ min: -1 }), 'Must be positive or zero'],
    ['dedicatedListSize', range({ min: 1, max: -1 }), 'Must be positive or zero'],
    ['dedicatedListSize', range({ min: '1' }), 'Must be a number'],
    ['dedicatedListSize', range({ max: Number.NaN }), 'Must be a number'],
    ['dedicatedListSize', range({ max: Number.POSITIVE_INFINITY }), 'Must be a number'],
    ['dedicatedListSize', range({ min: null }), 'Must be a number'],
    ['dedicatedListSize', range({}), 'Required field'],
    ['dedicatedListSize', range([1, 2]), 'Required field'],
    ['dedicatedListSize', range(null), 'Required field'],
    ['dedicatedListSize', terms(['x']), 'Must be a range filter'],
    ['dedicatedListSize', null, 'Must be a range filter'],
    ['dedicatedListSize', 'range', 'Must be a range filter'],
    ['startDate', range({ min: '2024-02-29', max: '2024-03-01' }), undefined],
    ['startDate', range({ min: '2024-03-01', max: '2024-02-29' }), 'Minimum cannot exceed maximum'],
    ['startDate', range({ min: '2023-02-29' }), 'Must be a valid date'],
    ['startDate', range({ min: '2024-13-01' }), 'Must be a valid date'],
    ['created_at', range({ max: 'x2024-01-01' }), 'Must be a valid date'],
    ['created_at', range({ max: '2024-01-01T00:00' }), 'Must be a valid date'],
    ['created_at', range({ max: '2024-01' }), 'Must be a valid date'],
    ['created_at', range({ max: 20240101 }), 'Must be a valid date'],
    ['mediaMarket', terms(['Boston']), undefined],
    ['mediaMarket', terms(words(100)), undefined],
    ['mediaMarket', terms(words(101)), 'Cannot exceed 100'],
    ['mediaMarket', terms([]), 'Required field'],
    ['mediaMarket', terms('Boston'), 'Required field'],
    ['mediaMarket', terms(['Boston', ' ']), 'Must be text'],
    ['mediaMarket', terms(['Boston', 5]), 'Must be text'],
    ['West', range({ min: 1 }), 'Must be a terms filter'],
  ])('of %s for %j is %s', (key, filter, expected) => {
    expect(searchFilterError(key, filter)).toBe(expected);
  });
});

describe('validateSearchFilters', () => {
  it('keeps sound filters and reports the others', () => {
    const given = {
      prizingValue: range({ min: 100 }),
      West: terms(['CA', 'OR']),
      South: terms([]),
      nonsense: terms(['x']),
    };
    expect(validateSearchFilters(given)).toEqual({
      filters: { prizingValue: given.prizingValue, West: given.West },
      errors: { South: 'Required field', nonsense: 'Unknown filter' },
    });
  });

  it('takes anything and puts every key on one side', () => {
    const key = fc.oneof(fc.constantFrom(...Object.keys(SEARCH_FILTERS)), fc.string());
    fc.assert(
      fc.property(
        fc.dictionary(key, fc.oneof(fc.anything(), fc.constant(range({ min: 1 })))),
        (given) => {
          const { filters, errors } = validateSearchFilters(given);
          const sides = [...Object.keys(filters), ...Object.keys(errors)];
          expect(sides.toSorted()).toEqual(Object.keys(given).toSorted());
        },
      ),
      { numRuns: 150 },
    );
  });
});
