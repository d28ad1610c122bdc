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
  const end = new Date('2024-05-01T00:00:00Z');
  expect(wholeDaysBetween(new Date(end.getTime() - ms), end)).toBe(days);
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
