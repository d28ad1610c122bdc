import { expect, it } from 'vitest';
import { dayName } from './day-name.ts';

const now = new Date('2026-03-09T12:00:00Z');

it.each([
  ['2026-03-09T04:00:00Z', 'Today'],
  // The night before this day lost an hour in New York.
  ['2026-03-09T03:59:00Z', 'Yesterday'],
  ['2026-03-08T05:00:00Z', 'Yesterday'],
  ['2026-03-08T04:59:00Z', 'March 7'],
  ['2026-01-01T12:00:00Z', 'January 1'],
  ['2025-12-31T12:00:00Z', 'December 31, 2025'],
  ['2026-03-10T12:00:00Z', 'March 10'],
])('calls %s %s', (at, name) => {
  expect(dayName(new Date(at), now, 'America/New_York')).toBe(name);
});
