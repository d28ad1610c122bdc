// Checks filters from an address or a saved search, which anybody can edit. Each filter is judged
// by itself: sound ones are kept and the others are reported by key, so one broken filter does not
// spoil a search. A range needs at least one end, its ends in order, and days that exist; terms
// need at least one word and at most 100, because each costs the search work.

import {
  isSearchFilterKey,
  SEARCH_FILTERS,
  type SearchFilter,
  type SearchFilterKey,
  type SearchFilters,
} from './search-filters.ts';

export type CheckedSearchFilters = {
  filters: SearchFilters;
  /** Messages by key. */
  errors: Readonly<Record<string, string>>;
};

export function validateSearchFilters(
  given: Readonly<Record<string, unknown>>,
): CheckedSearchFilters {
  const filters: SearchFilters = {};
  const errors = new Map<string, string>();
  for (const [key, filter] of Object.entries(given)) {
    const error = isSearchFilterKey(key) ? searchFilterError(key, filter) : 'Unknown filter';
    if (error) errors.set(key, error);
    else filters[key as SearchFilterKey] = filter as SearchFilter;
  }
  return { filters, errors: Object.fromEntries(errors) };
}

export function searchFilterError(key: SearchFilterKey, filter: unknown): string | undefined {
  const rule = SEARCH_FILTERS[key];
  if (!isRecord(filter) || filter.searchType !== rule.searchType) {
    return `Must be a ${rule.searchType} filter`;
  }
  if (rule.searchType === 'terms') return termsError(filter.value);
  return rangeError(filter.value, rule.of === 'days' ? dayError : numberError);
}

export const MAX_TERMS = 100;

function termsError(value: unknown): string | undefined {
  if (!Array.isArray(value) || value.length === 0) return 'Required field';
  if (value.some((term) => typeof term !== 'string' || term.trim() === '')) return 'Must be text';
  return value.length > MAX_TERMS ? `Cannot exceed ${MAX_TERMS}` : undefined;
}

function rangeError(
  value: unknown,
  endError: (end: unknown) => string | undefined,
): string | undefined {
  if (!isRecord(value)) return 'Required field';
  const ends = [value.min, value.max].filter((end) => end !== undefined);
  if (ends.length === 0) return 'Required field';
  const error = ends.map(endError).find((found) => found !== undefined);
  if (error) return error;
  const [min, max] = ends as (number | string)[];
  const inOrder = min === undefined || max === undefined || min <= max;
  return inOrder ? undefined : 'Minimum cannot exceed maximum';
}

function numberError(end: unknown): string | undefined {
  if (typeof end !== 'number' || !Number.isFinite(end)) return 'Must be a number';
  return end < 0 ? 'Must be positive or zero' : undefined;
}

function dayError(end: unknown): string | undefined {
  if (typeof end !== 'string' || !/^\d{4}-\d\d-\d\d$/.test(end)) return 'Must be a valid date';
  const day = new Date(`${end}T00:00:00Z`);
  // Written back differently, the day does not exist, as 30 February.
  const exists = !Number.isNaN(day.getTime()) && day.toISOString().startsWith(end);
  return exists ? undefined : 'Must be a valid date';
}

function isRecord(value: unknown): value is Readonly<Record<string, unknown>> {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}
