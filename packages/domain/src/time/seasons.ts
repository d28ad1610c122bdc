// What the time of the year changes on screen.

import { DEFAULT_TIME_ZONE, zonedFields } from './time-zones.ts';

// The product's logo switches to a themed version in June of every year (platform §2). The month is
// read in the product's default zone, so that everybody sees the change at the same moment.
export type LogoVersion = 'standard' | 'themed';

export function chooseLogo(now: Date, timeZone = DEFAULT_TIME_ZONE): LogoVersion {
  return zonedFields(now, timeZone).month === 6 ? 'themed' : 'standard';
}

// The 25% holiday promo ran from 1 to 31 December 2019, both days included (platform §2). It is
// over for good, but its rule stays, because screens replay past states and a later promo will take
// its place. Days are read in the product's default zone.
export function isHolidayPromoRunning(now: Date, timeZone = DEFAULT_TIME_ZONE): boolean {
  const { year, month } = zonedFields(now, timeZone);
  return year === 2019 && month === 12;
}

export const HOLIDAY_PROMO = { text: '25% Holiday Discount', to: '/upgrade-plan' } as const;
