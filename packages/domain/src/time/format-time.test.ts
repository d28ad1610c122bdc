import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  formatClockTime,
  formatTimeDisplay,
  formatTimelineDate,
  MONTH_NAMES,
  monthName,
  shortMonthName,
} from './format-time.ts';

const noon = new Date('2024-03-10T12:00:00Z');

describe('formatTimeDisplay', () => {
  it.each([
    ['the first minute of today', '2024-03-10T00:00:00Z', '12:00 am'],
    ['now', '2024-03-10T12:00:00Z', '12:00 pm'],
    ['later today', '2024-03-10T23:59:59Z', '11:59 pm'],
    ['the last minute of yesterday', '2024-03-09T23:59:59Z', '3/9'],
    ['the start of this year', '2024-01-01T00:00:00Z', '1/1'],
    ['late last year', '2023-12-31T23:59:59Z', '12/31'],
    ['the day after this date a year ago', '2023-03-11T00:00:00Z', '3/11'],
    ['this date a year ago', '2023-03-10T23:59:59Z', '3/10/23'],
    ['longer ago', '2009-12-05T12:00:00Z', '12/5/09'],
    ['tomorrow', '2024-03-11T00:00:00Z', '3/11/24'],
  ])('shows %s', (_when, at, expected) => {
    expect(formatTimeDisplay(new Date(at), noon, 'UTC')).toBe(expected);
  });

  it.each([
    ['2023-02-28T12:00:00Z', '2/28/23'],
    ['2023-03-01T12:00:00Z', '3/1'],
  ])('on a leap day shows %s as %s', (at, expected) => {
    expect(formatTimeDisplay(new Date(at), new Date('2024-02-29T12:00:00Z'), 'UTC')).toBe(expected);
  });

  it('takes the calendar day of the default zone, New York', () => {
    const justAfterMidnightUtc = new Date('2024-03-10T00:30:00Z');
    const eveningBefore = new Date('2024-03-09T23:30:00Z');
    expect(formatTimeDisplay(eveningBefore, justAfterMidnightUtc)).toBe('6:30 pm');
    expect(formatTimeDisplay(eveningBefore, justAfterMidnightUtc, 'UTC')).toBe('3/9');
  });

  it('never gives two days of the past the same text without a year', () => {
    const days = fc.integer({ min: 1, max: 800 });
    fc.assert(
      fc.property(fc.date({ min: new Date(0), noInvalidDate: true }), days, days, (now, a, b) => {
        fc.pre(a !== b);
        const show = (ago: number) =>
          formatTimeDisplay(new Date(now.getTime() - ago * 86_400_000), now, 'UTC');
        if (/^\d+\/\d+$/.test(show(a))) expect(show(a)).not.toBe(show(b));
      }),
      { numRuns: 200 },
    );
  });
});

describe('format clock time', () => {
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
});

describe('format timeline date', () => {
  it.each([
    ['2024-03-05T20:07:00Z', undefined, 'March 05, 2024, 3:07 pm EST'],
    ['2024-07-15T04:00:00Z', undefined, 'July 15, 2024, 12:00 am EDT'],
    ['2024-07-15T03:59:00Z', undefined, 'July 14, 2024, 11:59 pm EDT'],
    ['2024-12-31T23:30:00Z', 'Europe/Berlin', 'January 01, 2025, 12:30 am GMT+1'],
    ['2024-12-31T23:30:00Z', 'UTC', 'December 31, 2024, 11:30 pm UTC'],
  ])('writes %s in zone %s as %s', (at, timeZone, expected) => {
    expect(formatTimelineDate(new Date(at), timeZone)).toBe(expected);
  });
});

describe('month names', () => {
  it('names every month in full and in three letters', () => {
    const months = Array.from({ length: 12 }, (_, index) => index + 1);
    expect(months.map(monthName)).toEqual([...MONTH_NAMES]);
    expect(months.map(monthName).join(' ')).toBe(
      'January February March April May June July August September October November December',
    );
    expect(months.map(shortMonthName).join(' ')).toBe(
      'Jan Feb Mar Apr May Jun Jul Aug Sep Oct Nov Dec',
    );
  });
});
