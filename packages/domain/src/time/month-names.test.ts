import { expect, it } from 'vitest';
import { MONTH_NAMES, monthName, shortMonthName } from './month-names.ts';

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
