import fc from 'fast-check';
import { expect, it } from 'vitest';
import { wholeDaysBetween } from './whole-days-between.ts';

const HOUR_MS = 3_600_000;

it.each([
  [0, 0],
  [12 * HOUR_MS - 1, 0],
  [12 * HOUR_MS, 1],
  [36 * HOUR_MS - 1, 1],
  [36 * HOUR_MS, 2],
  [7 * 24 * HOUR_MS, 7],
])('counts %i ms as %i days', (ms, days) => {
  expect(wholeDaysBetween(new Date(ms), new Date(0))).toBe(days);
});

it('does not care which instant comes first', () => {
  const date = fc.date({ noInvalidDate: true });
  fc.assert(
    fc.property(date, date, (a, b) => {
      expect(wholeDaysBetween(a, b)).toBe(wholeDaysBetween(b, a));
    }),
    { numRuns: 100 },
  );
});
