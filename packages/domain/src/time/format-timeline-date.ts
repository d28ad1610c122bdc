// The date under a message on the series timeline: 'MMMM DD, YYYY' with time and time zone
// (signup-forms §4), for example 'March 05, 2024, 3:07 pm EST'. The zone is named because texts go
// out at a wall-clock time that members in other zones would otherwise misread; where English has
// no short name Intl gives an offset such as 'GMT+1'.

import { DEFAULT_TIME_ZONE } from './default-time-zone.ts';
import { formatClockTime } from './format-clock-time.ts';
import { monthName } from './month-names.ts';
import { zonedFields } from './zoned-fields.ts';

export function formatTimelineDate(at: Date, timeZone = DEFAULT_TIME_ZONE): string {
  const { year, month, day } = zonedFields(at, timeZone);
  const date = `${monthName(month)} ${String(day).padStart(2, '0')}, ${year}`;
  return `${date}, ${formatClockTime(at, timeZone)} ${zoneName(at, timeZone)}`;
}

function zoneName(at: Date, timeZone: string): string {
  const parts = new Intl.DateTimeFormat('en-US', { timeZone, timeZoneName: 'short' });
  return parts.formatToParts(at).find(({ type }) => type === 'timeZoneName')?.value ?? timeZone;
}
