import { describe, expect, it } from 'vitest';
import { addDays, daysBetween, startOfUsageDay, usageDay, usageRange } from './usage-days.ts';

describe('usage day', () => {
  it.each([
    ['2026-03-02T00:00:00.000Z', '2026-03-02'],
    ['2026-03-02T23:59:59.999Z', '2026-03-02'],
    ['2026-03-02T19:30:00-05:00', '2026-03-03'],
  ])('%s is on %s', (moment, day) => {
    expect(usageDay(new Date(moment))).toBe(day);
  });

  it('starts at midnight of UTC', () => {
    expect(startOfUsageDay('2026-03-02')).toEqual(new Date('2026-03-02T00:00:00Z'));
  });

  it.each([
    ['2026-02-28', 1, '2026-03-01'],
    ['2028-02-28', 1, '2028-02-29'],
    ['2026-01-01', -1, '2025-12-31'],
    ['2026-03-08', 1, '2026-03-09'],
    ['2026-03-02', 0, '2026-03-02'],
  ])('%s plus %i days is %s', (day, days, sum) => {
    expect(addDays(day, days)).toBe(sum);
  });

  it('lists the days from one to another, both included', () => {
    expect(daysBetween('2026-02-27', '2026-03-01')).toEqual([
      '2026-02-27',
      '2026-02-28',
      '2026-03-01',
    ]);
    expect(daysBetween('2026-03-01', '2026-03-01')).toEqual(['2026-03-01']);
    expect(daysBetween('2026-03-02', '2026-03-01')).toEqual([]);
  });
});

describe('usage ranges', () => {
  it.each([
    ['7', 7],
    ['30', 30],
    ['90', 90],
    ['8', 30],
    ['7.0', 30],
    ['', 30],
    [null, 30],
  ])('takes %j for %i days', (text, days) => {
    expect(usageRange(text)).toBe(days);
  });
});
