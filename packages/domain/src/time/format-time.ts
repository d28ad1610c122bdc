// How moments are written.

import { DEFAULT_TIME_ZONE, zonedFields } from './time-zones.ts';

// How a message or notification says when it happened (platform §4): the time on the same day,
// 'M/D' within the past year, 'M/D/YY' otherwise. Days are calendar days in the
// reader's zone, not spans of 24 hours. The same date a year ago counts as older, so that a text
// without a year always means exactly one day. A day in the future is "otherwise".
export function formatTimeDisplay(at: Date, now: Date, timeZone = DEFAULT_TIME_ZONE): string {
  const { year, month, day } = zonedFields(at, timeZone);
  const today = zonedFields(now, timeZone);
  const date = dayKey(year, month, day);
  const todayKey = dayKey(today.year, today.month, today.day);
  if (date === todayKey) return formatClockTime(at, timeZone);
  if (date < todayKey && date > dayKey(today.year - 1, today.month, today.day)) {
    return `${month}/${day}`;
  }
  return `${month}/${day}/${String(year % 100).padStart(2, '0')}`;
}

// Grows with the calendar; 29 February of a common year simply falls between its neighbours.
function dayKey(year: number, month: number, day: number): number {
  return year * 10_000 + month * 100 + day;
}

// The 'h:mm a' of platform §4: hours without a leading zero on a twelve-hour clock, minutes with
// one, a small am or pm. The specification writes its dates in the notation where a lone `a` is
// lower case, see docs/decisions/0030-how-times-read.md.
export function formatClockTime(at: Date, timeZone: string): string {
  const { hour, minute } = zonedFields(at, timeZone);
  return `${hour % 12 || 12}:${String(minute).padStart(2, '0')} ${hour < 12 ? 'am' : 'pm'}`;
}

// The date under a message on the series timeline: 'MMMM DD, YYYY' with time and time zone
// (signup-forms §4), for example 'March 05, 2024, 3:07 pm EST'. The zone is named because texts go
// out at a wall-clock time that members in other zones would otherwise misread; where English has
// no short name Intl gives an offset such as 'GMT+1'.
export function formatTimelineDate(at: Date, timeZone = DEFAULT_TIME_ZONE): string {
  const { year, month, day } = zonedFields(at, timeZone);
  const date = `${monthName(month)} ${String(day).padStart(2, '0')}, ${year}`;
  return `${date}, ${formatClockTime(at, timeZone)} ${zoneName(at, timeZone)}`;
}

function zoneName(at: Date, timeZone: string): string {
  const parts = new Intl.DateTimeFormat('en-US', { timeZone, timeZoneName: 'short' });
  return parts.formatToParts(at).find(({ type }) => type === 'timeZoneName')?.value ?? timeZone;
}

// English month names, for the 'MMMM' and 'MMM' of the specification's date formats. A short name
// is the first three letters, in every month.
export const MONTH_NAMES = [
  'January',
  'February',
  'March',
  'April',
  'May',
  'June',
  'July',
  'August',
  'September',
  'October',
  'November',
  'December',
] as const;

/** `month` is 1 to 12. */
export function monthName(month: number): string {
  return MONTH_NAMES[month - 1] ?? '';
}

/** `month` is 1 to 12. */
export function shortMonthName(month: number): string {
  return monthName(month).slice(0, 3);
}
