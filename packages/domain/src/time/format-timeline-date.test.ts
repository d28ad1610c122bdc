import { expect, it } from 'vitest';
import { formatTimelineDate } from './format-timeline-date.ts';

it.each([
  ['2024-03-05T20:07:00Z', undefined, 'March 05, 2024, 3:07 pm EST'],
  ['2024-07-15T04:00:00Z', undefined, 'July 15, 2024, 12:00 am EDT'],
  ['2024-07-15T03:59:00Z', undefined, 'July 14, 2024, 11:59 pm EDT'],
  ['2024-12-31T23:30:00Z', 'Europe/Berlin', 'January 01, 2025, 12:30 am GMT+1'],
  ['2024-12-31T23:30:00Z', 'UTC', 'December 31, 2024, 11:30 pm UTC'],
])('writes %s in zone %s as %s', (at, timeZone, expected) => {
  expect(formatTimelineDate(new Date(at), timeZone)).toBe(expected);
});
