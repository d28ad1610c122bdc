import { expect, it } from 'vitest';
import { formatDaysLeft } from './format-days-left.ts';

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
