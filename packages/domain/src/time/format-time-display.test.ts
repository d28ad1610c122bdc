import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { formatTimeDisplay, formatTimeLabel } from './format-time-display.ts';

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

describe('formatTimeLabel', () => {
  it.each([
    ['2024-03-10T09:05:00Z', '9:05 am'],
    ['2024-03-09T12:00:00Z', 'Mar 9'],
    ['2023-09-30T12:00:00Z', 'Sep 30'],
    ['2023-03-10T12:00:00Z', '3/10/23'],
  ])('labels %s as %s', (at, expected) => {
    expect(formatTimeLabel(new Date(at), noon, 'UTC')).toBe(expected);
  });
});
