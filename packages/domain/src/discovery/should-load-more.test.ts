import { expect, it } from 'vitest';
import { SEARCH_DEBOUNCE_MS, shouldLoadMore } from './should-load-more.ts';

it.each([
  [399, 500, 1000, false],
  [400, 500, 1000, true],
  [500, 500, 1000, true],
  [0, 500, 300, true],
  [0, 0, 0, false],
])('at %i with %i visible of %i answers %s', (scrollTop, clientHeight, scrollHeight, expected) => {
  expect(shouldLoadMore({ scrollTop, clientHeight, scrollHeight })).toBe(expected);
});

it('waits a second before searching', () => {
  expect(SEARCH_DEBOUNCE_MS).toBe(1000);
});
