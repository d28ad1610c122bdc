import { expect, it } from 'vitest';
import { HOLIDAY_PROMO, isHolidayPromoRunning } from './is-holiday-promo-running.ts';

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
