import { expect, it } from 'vitest';
import { usageRange } from './usage-ranges.ts';

it.each([
  ['7', 7],
  ['30', 30],
  ['90', 90],
  ['8', 30],
  ['7.0', 30],
  ['', 30],
  [null, 30],
])('takes %j for %i days', (text, days) => {
  expect(usageRange(text)).toBe(days);
});
