import { expect, it } from 'vitest';
import { formatChange, whoOf } from './ledger-words.ts';

it.each([
  [1_500, '+1,500'],
  [-12, '−12'],
  [0, '0'],
])('writes a change of %d as %s', (change, text) => {
  expect(formatChange(change)).toBe(text);
});

it('names who did it, also where nobody pressed anything', () => {
  expect(whoOf({ who: 'Dana', kind: 'purchase' })).toBe('Dana');
  expect(whoOf({ who: null, kind: 'gift' })).toBe('Tandem');
  expect(whoOf({ who: null, kind: 'refill' })).toBe('Automatic');
  expect(whoOf({ who: null, kind: 'purchase' })).toBe('Tandem');
});
