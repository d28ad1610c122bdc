import { expect, it } from 'vitest';
import { formatClockTime } from './format-clock-time.ts';

it.each([
  ['00:00', '12:00 am'],
  ['00:09', '12:09 am'],
  ['09:05', '9:05 am'],
  ['11:59', '11:59 am'],
  ['12:00', '12:00 pm'],
  ['13:00', '1:00 pm'],
  ['23:59', '11:59 pm'],
])('writes %s as %s', (clock, expected) => {
  expect(formatClockTime(new Date(`2024-05-01T${clock}:00Z`), 'UTC')).toBe(expected);
});

it('reads the clock of the given zone', () => {
  const noonUtc = new Date('2024-07-01T12:00:00Z');
  expect(formatClockTime(noonUtc, 'America/New_York')).toBe('8:00 am');
});
