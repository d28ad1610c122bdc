import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { addDays } from './calendar-date.ts';
import { clampDateRange } from './clamp-date-range.ts';

describe('clampDateRange', () => {
  it.each([
    ['in order', '2026-03-01', '2026-03-05', 'start', '2026-03-01', '2026-03-05'],
    ['on one day', '2026-03-05', '2026-03-05', 'start', '2026-03-05', '2026-03-05'],
    ['start moved past end', '2026-03-06', '2026-03-05', 'start', '2026-03-06', '2026-03-07'],
    ['end moved before start', '2026-03-06', '2026-03-05', 'end', '2026-03-04', '2026-03-05'],
    ['across a month', '2026-02-28', '2026-02-01', 'start', '2026-02-28', '2026-03-01'],
    ['across a year', '2026-05-01', '2026-01-01', 'end', '2025-12-31', '2026-01-01'],
  ] as const)('without limits, %s', (_name, start, end, changed, newStart, newEnd) => {
    expect(clampDateRange({ start, end }, changed)).toEqual({ start: newStart, end: newEnd });
  });

  it.each([
    ['before min', '2026-02-01', '2026-03-05', 'start', '2026-03-01', '2026-03-05'],
    ['after max', '2026-03-05', '2026-05-01', 'end', '2026-03-05', '2026-03-31'],
    ['end pushed past max', '2026-03-31', '2026-03-05', 'start', '2026-03-31', '2026-03-31'],
    ['start pushed below min', '2026-03-05', '2026-03-01', 'end', '2026-03-01', '2026-03-01'],
    ['all outside', '2027-01-01', '2026-01-01', 'start', '2026-03-31', '2026-03-31'],
  ] as const)('within March, %s', (_name, start, end, changed, newStart, newEnd) => {
    const limits = { min: '2026-03-01', max: '2026-03-31' };
    expect(clampDateRange({ start, end }, changed, limits)).toEqual({
      start: newStart,
      end: newEnd,
    });
  });

  it('always ends in order and within the limits, and then stays', () => {
    const day = fc.integer({ min: 0, max: 800 }).map((days) => addDays('2025-01-01', days));
    const changedEnd = fc.constantFrom('start', 'end');
    fc.assert(
      fc.property(day, day, day, day, changedEnd, (start, end, one, two, changed) => {
        const limits = one < two ? { min: one, max: two } : { min: two, max: one };
        const range = clampDateRange({ start, end }, changed, limits);
        expect(range.start <= range.end).toBe(true);
        expect(limits.min <= range.start && range.end <= limits.max).toBe(true);
        expect(clampDateRange(range, changed, limits)).toEqual(range);
      }),
      { numRuns: 200 },
    );
  });
});
