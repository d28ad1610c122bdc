import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  PREVIOUS_SEARCHES_KEY,
  PREVIOUS_SEARCHES_TITLE,
  readPreviousSearches,
  rememberSearch,
} from './remember-search.ts';

describe('rememberSearch', () => {
  it.each([
    ['a first search', [], 'tea', ['tea']],
    ['a new one in front', ['tea'], 'yoga', ['yoga', 'tea']],
    ['a repeated one once, in front', ['yoga', 'tea'], 'tea', ['tea', 'yoga']],
    ['another case as the same', ['Tea', 'yoga'], 'TEA', ['TEA', 'yoga']],
    ['tidy spaces', [], '  green   tea ', ['green tea']],
    ['nothing blank', ['tea'], '   ', ['tea']],
    ['a fifth', ['a', 'b', 'c', 'd'], 'e', ['e', 'a', 'b', 'c', 'd']],
    ['no more than 5', ['a', 'b', 'c', 'd', 'e'], 'f', ['f', 'a', 'b', 'c', 'd']],
  ])('keeps %s', (_what, previous, text, expected) => {
    expect(rememberSearch(previous, text)).toEqual(expected);
  });

  it('survives storage unchanged', () => {
    fc.assert(
      fc.property(fc.array(fc.string()), (texts) => {
        const kept = texts.reduce<string[]>(rememberSearch, []);
        expect(kept.length).toBeLessThanOrEqual(5);
        expect(readPreviousSearches(JSON.stringify(kept))).toEqual(kept);
      }),
      { numRuns: 150 },
    );
  });
});

describe('readPreviousSearches', () => {
  it.each([
    [null, []],
    ['', []],
    ['{broken', []],
    ['"tea"', []],
    ['{"0":"tea"}', []],
    ['null', []],
    ['["tea", 5, null, "", "yoga", "Tea"]', ['tea', 'yoga']],
    ['["a","b","c","d","e","f"]', ['a', 'b', 'c', 'd', 'e']],
  ])('reads %s as %j', (stored, expected) => {
    expect(readPreviousSearches(stored)).toEqual(expected);
  });
});

it('is kept and titled as specified', () => {
  expect(PREVIOUS_SEARCHES_KEY).toBe('previousSearchSuggestions');
  expect(PREVIOUS_SEARCHES_TITLE).toBe('Search Again');
});
