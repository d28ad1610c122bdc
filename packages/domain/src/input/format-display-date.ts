// Dates are shown as 'MMM D, YYYY' and typed as 'MM/dd/yyyy' (platform §5). Typing accepts one or
// two digits for month and day; a day that does not exist reads as undefined rather than as the
// next month.

import { shortMonthName } from '../time/format-time.ts';
import { type CalendarDate, calendarDate } from './calendar-date.ts';

export function formatDisplayDate(date: CalendarDate): string {
  const [year, month, day] = parts(date);
  return `${shortMonthName(month)} ${day}, ${year}`;
}

export function formatInputDate(date: CalendarDate): string {
  const [year, month, day] = date.split('-');
  return `${month}/${day}/${year}`;
}

export function parseInputDate(text: string): CalendarDate | undefined {
  const match = /^\s*(\d{1,2})\/(\d{1,2})\/(\d{4})\s*$/.exec(text);
  return match ? calendarDate(Number(match[3]), Number(match[1]), Number(match[2])) : undefined;
}

function parts(date: CalendarDate): [number, number, number] {
  const [year = '', month = '', day = ''] = date.split('-');
  return [Number(year), Number(month), Number(day)];
}
