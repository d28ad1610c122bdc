// The 25% holiday promo ran from 1 to 31 December 2019, both days included (platform §2). It is
// over for good, but its rule stays, because screens replay past states and a later promo will take
// its place. Days are read in the product's default zone.

import { DEFAULT_TIME_ZONE } from './default-time-zone.ts';
import { zonedFields } from './zoned-fields.ts';

export function isHolidayPromoRunning(now: Date, timeZone = DEFAULT_TIME_ZONE): boolean {
  const { year, month } = zonedFields(now, timeZone);
  return year === 2019 && month === 12;
}

export const HOLIDAY_PROMO = { text: '25% Holiday Discount', to: '/upgrade-plan' } as const;
