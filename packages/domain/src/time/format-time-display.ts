// How a message or notification says when it happened (platform §4): the time on the same day,
// 'M/D' within the past year (its label 'MMM D'), 'M/D/YY' otherwise. Days are calendar days in the
// reader's zone, not spans of 24 hours. The same date a year ago counts as older, so that a text
// without a year always means exactly one day. A day in the future is "otherwise".

import { DEFAULT_TIME_ZONE } from './default-time-zone.ts';
import { formatClockTime } from './format-clock-time.ts';
import { shortMonthName } from './month-names.ts';
import { zonedFields } from './zoned-fields.ts';

export function formatTimeDisplay(at: Date, now: Date, timeZone = DEFAULT_TIME_ZONE): string {
  return format(at, now, timeZone, (month, day) => `${month}/${day}`);
}

/** The longer wording for a label or tooltip: differs only within the past year, as 'MMM D'. */
export function formatTimeLabel(at: Date, now: Date, timeZone = DEFAULT_TIME_ZONE): string {
  return format(at, now, timeZone, (month, day) => `${shortMonthName(month)} ${day}`);
}

function format(
  at: Date,
  now: Date,
  timeZone: string,
  withinYear: (month: number, day: number) => string,
): string {
  const { year, month, day } = zonedFields(at, timeZone);
  const today = zonedFields(now, timeZone);
  const date = dayKey(year, month, day);
  const todayKey = dayKey(today.year, today.month, today.day);
  if (date === todayKey) return formatClockTime(at, timeZone);
  if (date < todayKey && date > dayKey(today.year - 1, today.month, today.day)) {
    return withinYear(month, day);
  }
  return `${month}/${day}/${String(year % 100).padStart(2, '0')}`;
}

// Grows with the calendar; 29 February of a common year simply falls between its neighbours.
function dayKey(year: number, month: number, day: number): number {
  return year * 10_000 + month * 100 + day;
}
