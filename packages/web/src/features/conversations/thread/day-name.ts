import { DAY_MS } from '@tandem/domain/time/durations';
import { monthName } from '@tandem/domain/time/format-time';
import { zonedFields } from '@tandem/domain/time/time-zones';

/** What stands over a day's messages: the two latest days have names, others a date. */
export function dayName(at: Date, now: Date, timeZone: string): string {
  const day = zonedFields(at, timeZone);
  const today = zonedFields(now, timeZone);
  const daysAgo = (calendarDay(today) - calendarDay(day)) / DAY_MS;
  if (daysAgo === 0) return 'Today';
  if (daysAgo === 1) return 'Yesterday';
  const date = `${monthName(day.month)} ${day.day}`;
  return day.year === today.year ? date : `${date}, ${day.year}`;
}

/** Midnights in UTC: exactly a day apart, which those of a zone with daylight saving are not. */
function calendarDay({ year, month, day }: ReturnType<typeof zonedFields>): number {
  return Date.UTC(year, month - 1, day);
}
