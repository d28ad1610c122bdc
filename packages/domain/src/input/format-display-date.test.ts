import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { addDays } from './calendar-date.ts';
import { formatDisplayDate, formatInputDate, parseInputDate } from './format-display-date.ts';

describe('dates in inputs', () => {
  it.each([
    ['2026-01-05', 'Jan 5, 2026', '01/05/2026'],
    ['2026-09-30', 'Sep 30, 2026', '09/30/2026'],
    ['2024-02-29', 'Feb 29, 2024', '02/29/2024'],
    ['2026-12-31', 'Dec 31, 2026', '12/31/2026'],
  ])('show %s as %s and type it as %s', (date, display, input) => {
    expect(formatDisplayDate(date)).toBe(display);
    expect(formatInputDate(date)).toBe(input);
  });

  it.each([
    ['1/5/2026', '2026-01-05'],
    [' 01/05/2026 ', '2026-01-05'],
    ['02/29/2024', '2024-02-29'],
    ['02/29/2026', undefined],
    ['02/30/2026', undefined],
    ['13/01/2026', undefined],
    ['00/10/2026', undefined],
    ['01/00/2026', undefined],
    ['01/05/26', undefined],
    ['01/05/0000', undefined],
    ['01/05/0001', '0001-01-05'],
    ['12/31/9999', '9999-12-31'],
    ['001/05/2026', undefined],
    ['01/005/2026', undefined],
    ['01/05/20260', undefined],
    ['2026-01-05', undefined],
    ['', undefined],
  ])('read %j as %s', (text, date) => {
    expect(parseInputDate(text)).toBe(date);
  });

  it('read back what they show', () => {
    fc.assert(
      fc.property(fc.nat(100_000), (days) => {
        const date = addDays('1900-01-01', days);
        expect(parseInputDate(formatInputDate(date))).toBe(date);
      }),
      { numRuns: 100 },
    );
  });
});
