// A day without time or zone, written YYYY-MM-DD. Two of them compare as text, and adding days
// never meets daylight saving. Date pickers use the same form.

export type CalendarDate = string;

/** The text as a date, or undefined when there is no such day. */
export function calendarDate(year: number, month: number, day: number): CalendarDate | undefined {
  const date = new Date(0);
  date.setUTCFullYear(year, month - 1, day);
  const isReal = date.getUTCMonth() === month - 1 && date.getUTCDate() === day;
  return isReal && year >= 1 && year <= 9999 ? date.toISOString().slice(0, 10) : undefined;
}

export function addDays(date: CalendarDate, days: number): CalendarDate {
  const moved = new Date(`${date}T00:00:00Z`);
  moved.setUTCDate(moved.getUTCDate() + days);
  return moved.toISOString().slice(0, 10);
}
