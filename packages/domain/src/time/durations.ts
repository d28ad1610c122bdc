// Lengths of time. Months have none, so they are added and not multiplied.

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
