// Lengths of time, in milliseconds where the name says so. Months have no length, so they are added
// and not multiplied. Days here are of 24 hours; days of a calendar are in input/calendar-date.ts.

export const MINUTE_MS = 60_000;
export const HOUR_MS = 60 * MINUTE_MS;
export const DAY_MS = 24 * HOUR_MS;

// Months later on the same day and time, in UTC. A day the month does not have becomes its last
// one: a month after January 31 is the end of February. Count from the first date each time, not
// from the last result, or the 31st would become the 28th for good.
export function addMonths(start: Date, months: number): Date {
  const result = new Date(start);
  result.setUTCDate(1);
  result.setUTCMonth(result.getUTCMonth() + months);
  const lastDay = new Date(
    Date.UTC(result.getUTCFullYear(), result.getUTCMonth() + 1, 0),
  ).getUTCDate();
  result.setUTCDate(Math.min(start.getUTCDate(), lastDay));
  return result;
}
