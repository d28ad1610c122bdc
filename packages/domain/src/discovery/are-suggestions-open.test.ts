import { expect, it } from 'vitest';
import { areSuggestionsOpen } from './are-suggestions-open.ts';

it.each([
  [null, false],
  ['focus', true],
  ['type', true],
  ['blur', false],
  ['search', false],
] as const)('after %s answers %s', (event, expected) => {
  expect(areSuggestionsOpen(event)).toBe(expected);
});
