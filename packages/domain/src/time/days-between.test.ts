import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { formatDaysLeft, wholeDaysBetween } from './days-between.ts';

describe('whole days between', () => {
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
});

describe('format days left', () => {
  const HOUR_MS = 3_600_000;

  it.each([
    [30 * 24 * HOUR_MS, '30 days left'],
    [36 * HOUR_MS, '2 days left'],
    [36 * HOUR_MS - 1, '1 day left'],
    [12 * HOUR_MS, '1 day left'],
    [12 * HOUR_MS - 1, 'Ends today'],
    [1, 'Ends today'],
    [0, 'Ended'],
    [-72 * HOUR_MS, 'Ended'],
  ])('with %i ms to go says %s', (ms, expected) => {
    const now = new Date('2024-05-01T00:00:00Z');
    expect(formatDaysLeft(new Date(now.getTime() + ms), now)).toBe(expected);
  });
});
