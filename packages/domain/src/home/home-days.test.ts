import { expect, it } from 'vitest';
import { countsOfDays, homeDays, homeDaysBegin } from './home-days.ts';

const NOW = new Date('2026-03-02T02:30:00Z');

it('ends today by the clock of the reader', () => {
  expect(homeDays(NOW, 0).at(-1)).toBe('2026-03-02');
  expect(homeDays(NOW, -300).at(-1)).toBe('2026-03-01');
  expect(homeDays(NOW, 540).at(-1)).toBe('2026-03-02');
});

it('has thirty days, oldest first, without a gap', () => {
  const days = homeDays(NOW, 0);
  expect(days).toHaveLength(30);
  expect(days[0]).toBe('2026-02-01');
  expect(new Set(days).size).toBe(30);
});

it.each([
  [0, '2026-02-01T00:00:00.000Z'],
  [-300, '2026-01-31T05:00:00.000Z'],
  [540, '2026-01-31T15:00:00.000Z'],
])('begins at the first midnight of a clock %i minutes from UTC', (offset, begin) => {
  expect(homeDaysBegin(NOW, offset).toISOString()).toBe(begin);
});

it('counts nothing on days that nobody mentions, and drops others', () => {
  const counted = [
    { day: '2026-03-02', count: 4 },
    { day: '2025-01-01', count: 9 },
  ];
  expect(countsOfDays(['2026-03-01', '2026-03-02'], counted)).toEqual([0, 4]);
});
