import { describe, expect, it } from 'vitest';
import { chooseLogo, HOLIDAY_PROMO, isHolidayPromoRunning } from './seasons.ts';

describe('choose logo', () => {
  it.each([
    ['2024-06-01T03:59:59Z', 'standard'],
    ['2024-06-01T04:00:00Z', 'themed'],
    ['2024-07-01T03:59:59Z', 'themed'],
    ['2024-07-01T04:00:00Z', 'standard'],
    ['2031-06-15T12:00:00Z', 'themed'],
  ])('at %s shows the %s logo', (now, expected) => {
    expect(chooseLogo(new Date(now))).toBe(expected);
  });
});

describe('is holiday promo running', () => {
  it.each([
    ['2019-12-01T04:59:59Z', false],
    ['2019-12-01T05:00:00Z', true],
    ['2020-01-01T04:59:59Z', true],
    ['2020-01-01T05:00:00Z', false],
    ['2018-12-15T12:00:00Z', false],
    ['2020-12-15T12:00:00Z', false],
  ])('at %s answers %s', (now, expected) => {
    expect(isHolidayPromoRunning(new Date(now))).toBe(expected);
  });

  it('offers the discount on the plan page', () => {
    expect(HOLIDAY_PROMO).toEqual({ text: '25% Holiday Discount', to: '/upgrade-plan' });
  });
});
